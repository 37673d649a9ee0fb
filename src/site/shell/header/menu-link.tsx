import { Link } from "react-router";
import type { Entry } from "./menu-entries.ts";

/** One line of a phone's menu. */
export const MenuLink = ({ entry: { to, label, count }, onFollow }: { entry: Entry; onFollow: () => void }) => (
  <Link to={to} discover="none" onClick={onFollow} className="menu-line">
    {label}
    {Boolean(count) && <span className="count-badge ml-2">{count}</span>}
  </Link>
);
