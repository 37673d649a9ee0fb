import { href, Link } from "react-router";
import { z } from "zod";
import { messageError, readReportedThread } from "../../features/messages/index.server.ts";
import { Notice } from "../../ui/notice.tsx";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import { PlainText } from "../../ui/plain-text.tsx";
import { TimeAgo } from "../../ui/time/time-ago.tsx";
import { pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";
import type { Route } from "./+types/conversation.page";

export const meta = metaOf({ title: "Reported conversation", description: "A conversation that was reported.", hidden: true });

export const loader = pageLoader(async (ctx, { params }) => {
  const { data: reportId } = z.uuid().safeParse(params.reportId);
  if (!reportId) throw messageError("thread_report_not_found");
  return { ...(await readReportedThread(ctx, { reportId })), now: ctx.clock.now().toISOString() };
});

export default function ConversationPage({ loaderData }: Route.ComponentProps) {
  const { reason, messages, now } = loaderData;
  return (
    <div className="grid max-w-3xl gap-6">
      <PageHeading title="Reported conversation">
        <Link to={href("/admin/reports")} className="link">
          All reports
        </Link>
      </PageHeading>
      <Notice tone="attention">
        <p className="font-semibold">Reported because:</p>
        <PlainText>{reason}</PlainText>
        <p>Viewing this conversation has been logged.</p>
      </Notice>
      <ol className="grid gap-4">
        {messages.map(({ id, sender, content, kind, isUnsent, createdAt }) => (
          <li key={id} className="wrap-anywhere">
            <p className="text-sm text-muted">
              <strong className="font-semibold text-ink">{sender || "Booking"}</strong> · <TimeAgo at={createdAt} now={now} />
            </p>
            {isUnsent ? <p className="text-muted italic">Message unsent</p> : <PlainText>{content || `(${kind})`}</PlainText>}
          </li>
        ))}
      </ol>
    </div>
  );
}
