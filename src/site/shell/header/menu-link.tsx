import { Link } from "react-router";
import type { Entry } from "./menu-entries.ts";

/** One line of a phone's menu. */
export const MenuLink = ({ entry: { to, label, count }, onFollow }: { entry: Entry; onFollow: () => void }) => (
  <Link to={to} onClick={onFollow} className="flex min-h-12 items-center rounded-md px-3 text-lg text-ink no-underline hover:bg-sea-wash">
    {label}
    {Boolean(count) && <span className="count-badge ml-2">{count}</span>}
  </Link>
);
