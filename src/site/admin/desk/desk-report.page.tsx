import { href, Link } from "react-router";
import { readDeskReport } from "../../../features/support-chat/index.server.ts";
import { DeskReportTables } from "../../../features/support-chat/parts.ts";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { pageLoader } from "../../server/edge.server.ts";
import { metaOf } from "../../shell/page-meta.ts";
import type { Route } from "./+types/desk-report.page";

export const meta = metaOf({
  title: "How the desk does",
  description: "First answers, resolutions and ratings of support chats.",
  hidden: true,
});

export const loader = pageLoader((ctx) => readDeskReport(ctx));

export default function DeskReportPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="grid gap-6">
      <PageHeading title="How the desk does">
        From a chat's question to its first answer and to its end.{" "}
        <Link to={href("/admin/chat-support")} className="link">
          Back to the chats
        </Link>
      </PageHeading>
      <DeskReportTables report={loaderData} chatAddress={(id) => `${href("/admin/chat-support")}?filter=closed&chat=${id}`} />
    </div>
  );
}
