import { href, Outlet, useLocation } from "react-router";
import { TabLinks } from "../../ui/tab-links.tsx";

const TABS = [
  { to: href("/host/dashboard"), label: "Dashboard" },
  { to: href("/host/manage"), label: "Properties" },
  { to: href("/host/calendar"), label: "Calendar" },
  { to: href("/host/bookings"), label: "Bookings" },
  { to: href("/host/earnings"), label: "Earnings" },
];

/** A listing's calendar is one of the calendars, wherever it is kept. */
const roomOf = (pathname: string) => (pathname.endsWith("/calendar") ? "/host/calendar" : pathname);

/** The rooms of a host, one beside the other. */
export default function HostLayout() {
  const { pathname } = useLocation();
  return (
    <div className="page grow py-8">
      <TabLinks label="Hosting" tabs={TABS.map((tab) => ({ ...tab, isCurrent: roomOf(pathname).startsWith(tab.to) }))} />
      <Outlet />
    </div>
  );
}
