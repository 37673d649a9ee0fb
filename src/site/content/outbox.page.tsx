import { requestError } from "../../platform/errors.ts";
import { fileHref } from "../../platform/file-paths.ts";
import { readOutbox } from "../../platform/mail/mail.server.ts";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import type { Route } from "./+types/outbox.page";
import { pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Demo mailbox", description: "Emails this installation would have sent.", hidden: true });

export const loader = pageLoader(async (ctx, { url }) => {
  if (!ctx.config.outboxIsReadable) throw requestError("not_found");
  return { emails: await readOutbox(ctx, url.searchParams.get("to")) };
});

export default function Outbox({ loaderData: { emails } }: Route.ComponentProps) {
  return (
    <div className="page max-w-4xl py-12">
      <PageHeading title="Demo mailbox">
        No mail server is set up, so emails land here. This page only exists in the demo and in development.
      </PageHeading>
      {emails.length === 0 && <p className="card p-6 text-muted">No emails yet.</p>}
      <ol className="grid gap-4">
        {emails.map((email) => (
          <li key={email.id}>
            <article aria-label={email.subject} className="card grid gap-3 p-6">
              <header>
                <h2 className="text-xl">{email.subject}</h2>
                <p className="text-sm wrap-anywhere text-muted">
                  to {email.recipient}, <time dateTime={email.createdAt}>{email.createdAt.slice(0, 16).replace("T", " ")} UTC</time>
                </p>
              </header>
              <p className="wrap-anywhere whitespace-pre-line">{withLinks(email.text)}</p>
              <p>
                <a href={fileHref("/dev/outbox/:emailId", { emailId: String(email.id) })} target="_blank" rel="noreferrer" className="link">
                  Show as HTML<span className="sr-only"> (opens in a new tab)</span>
                </a>
              </p>
              {email.attachments.map(({ filename, content }) => (
                <details key={filename} className="text-sm">
                  <summary className="link inline-flex min-h-11 cursor-pointer items-center">Attachment: {filename}</summary>
                  <pre className="overflow-x-auto rounded-md bg-sand-deep p-4">{content}</pre>
                </details>
              ))}
            </article>
          </li>
        ))}
      </ol>
    </div>
  );
}

function withLinks(text: string) {
  return text.split(/(https?:\/\/\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <a key={part} href={part} className="link">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
