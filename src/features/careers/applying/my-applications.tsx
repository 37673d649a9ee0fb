import type { ReactNode } from "react";
import { href } from "react-router";
import { LinkButton } from "../../../ui/button.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import type { MyApplicationSummary } from "../career.schema.ts";
import { momentDay, stageInWords } from "../career-words.ts";
import { WithdrawButton } from "./withdraw-button.tsx";

type Props = {
  applications: readonly MyApplicationSummary[];
  result: FormResult | undefined;
  /** What stands there when there are none. */ children?: ReactNode;
};

/** What somebody has sent or begun, each with a way to take it back, also once its position is filled. */
export function MyApplications({ applications, result, children }: Props) {
  return (
    <section aria-labelledby="applications" className="grid gap-5">
      <h2 id="applications" className="text-2xl">
        Your applications
      </h2>
      <FormMessage result={result} />
      {applications.length === 0 && children}
      <List applications={applications} result={result} />
    </section>
  );
}

function List({ applications, result }: Props) {
  return (
    <ul className="card divide-y divide-line empty:hidden">
      {applications.map(({ jobId, jobTitle, isOpen, status, at, statusChangedAt }) => (
        <li key={jobId} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5 sm:px-6">
          <div className="min-w-0">
            <h3 className="font-sans text-lg tracking-normal wrap-anywhere">{jobTitle}</h3>
            <p className="text-muted">
              {status ? "Sent" : "Not sent yet, saved"} on {momentDay(at)}
              {!isOpen && " · No longer open"}
            </p>
            {status && <p className="font-semibold">{stageInWords(status, statusChangedAt)}</p>}
          </div>
          {isOpen ? (
            <LinkButton look="quiet" to={`${href("/careers/jobs/:jobId", { jobId })}#apply`}>
              {status ? "View" : "Continue"}
              <span className="sr-only">: {jobTitle}</span>
            </LinkButton>
          ) : (
            <WithdrawButton jobTitle={jobTitle} about={jobTitle} fields={{ jobId }} result={result}>
              Withdraw
            </WithdrawButton>
          )}
        </li>
      ))}
    </ul>
  );
}
