import { Outlet, useLocation } from "react-router";
import { TabLinks } from "../../ui/page/tab-links.tsx";
import { requireSupport } from "../server/edge.server.ts";
import { ADMIN_SECTIONS } from "./admin-sections.ts";

export const middleware = [requireSupport];

/** Without a loader the browser wouldn't ask the server, and the middleware wouldn't run. */
export const loader = () => null;

/** The tabs of the staff pages. */
export default function AdminLayout() {
  const { pathname } = useLocation();
  const current = ADMIN_SECTIONS.findLast(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return (
    <div className="page page-wide flex grow flex-col pt-4 pb-12">
      <TabLinks label="Staff area" tabs={ADMIN_SECTIONS.map((section) => ({ ...section, isCurrent: section === current }))} />
      <Outlet />
    </div>
  );
}
