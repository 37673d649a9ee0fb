import { href, Outlet, useLocation } from "react-router";
import { DeskDuty } from "../../features/support-chat/parts.ts";
import { TabLinks } from "../../ui/page/tab-links.tsx";
import type { Route } from "./+types/admin.layout";
import { pageLoader, requireSupport } from "../server/edge.server.ts";
import { ADMIN_SECTIONS } from "./desk/admin-sections.ts";
import { readDeskCounts } from "./desk/desk-counts.server.ts";
import { useDeskCounts } from "./desk/use-desk-counts.ts";

export const middleware = [requireSupport];

export const loader = pageLoader(readDeskCounts);

/** The tabs of the staff pages with what waits in each, and whether the agent is on duty. */
export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  const counts = useDeskCounts(loaderData);
  const current = ADMIN_SECTIONS.findLast(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  const chatId = pathname === href("/admin/chat-support") ? new URLSearchParams(search).get("chat") : null;
  const tabs = ADMIN_SECTIONS.map((section) => {
    const count = section.waiting?.(counts);
    return {
      to: section.to,
      label: section.label,
      isCurrent: section === current,
      ...(count && { count }),
      ...(section.label === "Chats" && counts.chats.mine > 0 && { note: `${counts.chats.mine} yours` }),
    };
  });
  return (
    <div className="page page-wide flex grow flex-col pt-4 pb-12">
      <div className="mb-6 flex items-stretch gap-3 border-b border-line">
        <TabLinks label="Staff area" tabs={tabs} className="min-w-0 grow" />
        <DeskDuty chatId={chatId} isAway={loaderData.isAway} />
      </div>
      <Outlet context={counts} />
    </div>
  );
}
