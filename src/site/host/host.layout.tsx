import { href, Outlet, useLocation } from "react-router";
import { TabLinks } from "../../ui/tab-links.tsx";

const TABS = [
  { to: href("/host/dashboard"), label: "Dashboard" },
  { to: href("/host/manage"), label: "Properties" },
  { to: href("/host/calendar"), label: "Calendar" },
  { to: href("/host/bookings"), label: "Bookings" },
  { to: href("/host/messages"), label: "Messages" },
  { to: href("/host/earnings"), label: "Earnings" },
];

/** A listing's own calendar pages belong to the Calendar tab too, imports to the listings. */
function roomOf(pathname: string): string {
  if (/\/(calendar|sync)$/.test(pathname)) return "/host/calendar";
  return pathname.startsWith("/host/migration") ? "/host/manage" : pathname;
}

/** The tabs of the host pages. */
export default function HostLayout() {
  const { pathname } = useLocation();
  return (
    <div className="page grow py-8">
      <TabLinks label="Hosting" tabs={TABS.map((tab) => ({ ...tab, isCurrent: roomOf(pathname).startsWith(tab.to) }))} />
      <Outlet />
    </div>
  );
}
