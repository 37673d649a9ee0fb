import { href } from "react-router";

/** What support staff work on, in the order of the tabs. */
export const ADMIN_SECTIONS = [
  { to: href("/admin"), label: "Overview" },
  { to: href("/admin/chat-support"), label: "Chats" },
  { to: href("/admin/listings"), label: "New listings" },
  { to: href("/admin/reports"), label: "Reports" },
  { to: href("/admin/forum"), label: "Forum" },
  { to: href("/admin/events"), label: "Events" },
  { to: href("/admin/applications"), label: "Applications" },
  { to: href("/admin/help"), label: "Help center" },
  { to: href("/admin/search"), label: "Search" },
  { to: href("/admin/payments"), label: "Payments" },
  { to: href("/admin/failures"), label: "Failed work" },
  { to: href("/admin/audit"), label: "Audit trail" },
];
