import { href } from "react-router";
import type { DeskCounts } from "./desk-counts.server.ts";

/** What support staff work on, in the order of the tabs, and how much of it waits. */
export const ADMIN_SECTIONS: { to: string; label: string; waiting?(counts: DeskCounts): number }[] = [
  { to: href("/admin"), label: "Overview" },
  { to: href("/admin/chat-support"), label: "Chats", waiting: ({ chats }) => chats.waiting },
  { to: href("/admin/listings"), label: "New listings", waiting: ({ listings }) => listings },
  { to: href("/admin/reports"), label: "Reports", waiting: ({ reports }) => reports },
  { to: href("/admin/forum"), label: "Forum", waiting: ({ forum }) => forum },
  { to: href("/admin/events"), label: "Events" },
  { to: href("/admin/applications"), label: "Applications", waiting: ({ applications }) => applications },
  { to: href("/admin/payments"), label: "Payments", waiting: ({ payments }) => payments },
  { to: href("/admin/help"), label: "Help center" },
  { to: href("/admin/search"), label: "Search" },
  { to: href("/admin/desk-report"), label: "Desk report" },
  { to: href("/admin/failures"), label: "Failed work" },
  { to: href("/admin/audit"), label: "Audit trail" },
  { to: href("/admin/make-it-yours"), label: "Make it yours" },
];
