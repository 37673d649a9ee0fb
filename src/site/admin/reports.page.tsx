import { Form, href, Link } from "react-router";
import { z } from "zod";
import { CloseReportInput, type ReportedThread } from "../../features/messages/index.ts";
import { closeThreadReport, listReportedThreads } from "../../features/messages/index.server.ts";
import { OWN_MATTER } from "../../features/accounts/index.ts";
import { DecideReportInput, type ReportedThing } from "../../features/moderation/index.ts";
import { decideReport, listReports } from "../../features/moderation/index.server.ts";
import { DecideForm } from "../../features/moderation/parts.ts";
import { TakePhotoDownInput } from "../../features/reviews/index.ts";
import { takePhotoDown } from "../../features/reviews/index.server.ts";
import { fileHref } from "../../platform/file-paths.ts";
import { LinkButton, SubmitButton } from "../../ui/button.tsx";
import { TextField } from "../../ui/forms/field.tsx";
import type { FormResult } from "../../ui/forms/form-result.ts";
import { FormMessage } from "../../ui/notice.tsx";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import { PlainText } from "../../ui/plain-text.tsx";
import { TimeAgo } from "../../ui/time/time-ago.tsx";
import { formHandler, pageAction, pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";
import type { Route } from "./+types/reports.page";

export const meta = metaOf({ title: "Reports", description: "What people reported.", hidden: true });

export const loader = pageLoader(async (ctx) => {
  const [{ things }, { reports }] = await Promise.all([listReports(ctx), listReportedThreads(ctx)]);
  return { things, threads: reports, now: ctx.clock.now().toISOString() };
});

const Subject = z.object({ subject: z.enum(["listing", "review"]), subjectId: z.uuid() });

export const action = pageAction({
  keep: formHandler({
    input: Subject,
    run: async (ctx, subject) => {
      await decideReport(ctx, subject, { decision: "dismiss", reason: "" });
      return { message: "Dismissed. Nothing changed." };
    },
  }),
  remove: formHandler({
    input: Subject.extend({ reason: DecideReportInput.shape.reason.unwrap().min(1, "Say why.") }),
    run: async (ctx, { reason, ...subject }) => {
      await decideReport(ctx, subject, { decision: "remove", reason });
      return { message: subject.subject === "listing" ? "Taken down. The host was told why." : "Removed from its listing's page." };
    },
  }),
  "take-photo-down": formHandler({
    input: TakePhotoDownInput,
    run: async (ctx, input) => {
      await takePhotoDown(ctx, input);
      return { message: "The photo was taken down." };
    },
  }),
  close: formHandler({
    input: CloseReportInput.extend({ reportId: z.uuid() }),
    run: async (ctx, { reportId, note }) => {
      await closeThreadReport(ctx, { reportId }, { note });
      return { message: "Closed." };
    },
  }),
});

export default function ReportsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { things, threads, now } = loaderData;
  return (
    <>
      <PageHeading title="Reports">{things.length + threads.length === 0 && "Nothing was reported."}</PageHeading>
      <div className="mb-6 empty:hidden">{actionData && !actionData.fields && <FormMessage result={actionData} />}</div>
      <ul className="grid gap-4">
        {things.map((thing) => (
          <Thing key={thing.subjectId} thing={thing} now={now} result={actionData} />
        ))}
        {threads.map((report) => (
          <Conversation key={report.id} report={report} now={now} result={actionData} />
        ))}
      </ul>
    </>
  );
}

function Thing({ thing, now, result }: { thing: ReportedThing; now: string; result: FormResult | undefined }) {
  const { subject, subjectId, listingId, title, text, photos, reports, mayDecide } = thing;
  const isListing = subject === "listing";
  return (
    <li className="card grid gap-4 p-5">
      <div>
        <p className="text-sm text-muted">{isListing ? "Listing" : "Review"}</p>
        <h2 className="text-xl wrap-anywhere">
          <Link to={href("/properties/:listingId", { listingId })} className="link">
            {title}
          </Link>
        </h2>
        {text && (
          <div className="mt-2 border-l-2 border-line-strong pl-4 wrap-anywhere">
            <PlainText>{text}</PlainText>
          </div>
        )}
        {photos.length > 0 && (
          <ul className="mt-3 flex flex-wrap gap-3" aria-label="Photos">
            {photos.map(({ id }, index) => (
              <li key={id}>
                <Form method="post" preventScrollReset className="grid justify-items-start">
                  <img
                    src={`${fileHref("/reviews/photos/:photoId", { photoId: id })}?width=640`}
                    alt={`The guest's ${index + 1}`}
                    className="size-32 rounded-md object-cover"
                  />
                  <input type="hidden" name="photoId" value={id} />
                  {mayDecide && (
                    <button type="submit" name="intent" value="take-photo-down" className="link min-h-11 cursor-pointer">
                      Take down<span className="sr-only"> photo {index + 1}</span>
                    </button>
                  )}
                </Form>
              </li>
            ))}
          </ul>
        )}
      </div>
      <ul className="grid gap-2">
        {reports.map(({ by, reason, details, at }) => (
          <li key={by + at} className="wrap-anywhere">
            <p className="font-semibold">{reason}</p>
            {details && <PlainText>{details}</PlainText>}
            <p className="text-sm text-muted">
              {by}, <TimeAgo at={at} now={now} />
            </p>
          </li>
        ))}
      </ul>
      <DecideForm
        mayDecide={mayDecide}
        subject={{ subject, subjectId }}
        keep="Dismiss"
        remove={isListing ? "Take it down" : "Remove the review"}
        hint={isListing ? "The host reads this." : "For the audit trail."}
        result={result?.values?.subjectId === subjectId ? result : undefined}
      />
    </li>
  );
}

function Conversation({ report, now, result }: { report: ReportedThread; now: string; result: FormResult | undefined }) {
  const { id, by, about, reason, at, mayDecide } = report;
  return (
    <li className="card grid gap-4 p-5">
      <div className="wrap-anywhere">
        <p className="text-sm text-muted">Conversation</p>
        <h2 className="text-xl">
          {by} about {about}
        </h2>
        <PlainText>{reason}</PlainText>
        <p className="text-sm text-muted">
          <TimeAgo at={at} now={now} />
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <LinkButton look="quiet" to={href("/admin/conversations/:reportId", { reportId: id })}>
          Read the conversation
        </LinkButton>
        {mayDecide ? <CloseReport reportId={id} result={result} /> : <p className="text-muted">{OWN_MATTER}</p>}
      </div>
    </li>
  );
}

function CloseReport({ reportId, result }: { reportId: string; result: FormResult | undefined }) {
  return (
    <Form method="post" preventScrollReset className="flex min-w-0 grow flex-wrap items-end gap-3">
      <input type="hidden" name="reportId" value={reportId} />
      <div className="min-w-48 grow">
        <TextField
          label="What did you do about it?"
          name="note"
          required
          maxLength={1000}
          result={result?.values?.reportId === reportId ? result : undefined}
        />
      </div>
      <SubmitButton intent="close" look="quiet" busy="Closing...">
        Close
      </SubmitButton>
    </Form>
  );
}
