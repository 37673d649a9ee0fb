import { href, NavLink, Outlet } from "react-router";
import { PageHeading } from "../../ui/page/page-heading.tsx";

const TABS = [
  { to: href("/account"), label: "Personal details" },
  { to: href("/account/events"), label: "Events and applications" },
  { to: href("/account/notifications"), label: "Notifications" },
  { to: href("/account/security"), label: "Security" },
  { to: href("/account/data"), label: "Your data" },
];

export default function AccountLayout() {
  return (
    <div className="page py-12">
      <PageHeading title="Account" />
      <div className="grid items-start gap-8 md:grid-cols-[14rem_1fr]">
        <nav aria-label="Account" className="grid grid-cols-2 gap-1 md:grid-cols-1">
          {TABS.map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              end
              className="flex min-h-11 items-center rounded-md px-4 font-medium text-ink no-underline hover:bg-sea-wash aria-[current]:bg-sea-wash aria-[current]:text-sea"
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="grid max-w-2xl gap-6">
          <Outlet />
        </div>
      </div>
    </div>
  );
}
