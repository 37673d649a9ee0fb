import { Form, href } from "react-router";
import { LinkButton, SubmitButton } from "../../../ui/button.tsx";
import type { MyApplicationSummary } from "../career.schema.ts";
import { momentDay } from "../moment-day.ts";

/** What somebody has sent or begun, each with a way to take it back, also once its position is filled. */
export function MyApplications({ applications }: { applications: readonly MyApplicationSummary[] }) {
  return (
    <ul className="card divide-y divide-line">
      {applications.map(({ jobId, jobTitle, isOpen, isSent, at }) => (
        <li key={jobId} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5 sm:px-6">
          <div className="min-w-0">
            <h3 className="font-sans text-lg tracking-normal wrap-anywhere">{jobTitle}</h3>
            <p className="text-muted">
              {isSent ? "Sent" : "Not sent yet, saved"} on {momentDay(at)}
              {!isOpen && " · No longer open"}
            </p>
          </div>
          <Form method="post" preventScrollReset className="flex flex-wrap gap-3">
            {isOpen && (
              <LinkButton look="quiet" to={`${href("/careers/jobs/:jobId", { jobId })}#apply`}>
                {isSent ? "View" : "Continue"}
                <span className="sr-only">: {jobTitle}</span>
              </LinkButton>
            )}
            {!isOpen && <input type="hidden" name="jobId" value={jobId} />}
            {!isOpen && (
              <SubmitButton intent="withdraw" look="danger" busy="Withdrawing...">
                Withdraw and erase<span className="sr-only">: {jobTitle}</span>
              </SubmitButton>
            )}
          </Form>
        </li>
      ))}
    </ul>
  );
}
