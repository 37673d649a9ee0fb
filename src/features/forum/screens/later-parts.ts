import { laterPart } from "../../../ui/load-part.ts";

// The server draws these at once; a browser loads them only for someone who writes, reports or moderates. Without a boundary of their own: the
// server would send what is inside one of this size hidden, for a script to show.
const reply = import.meta.env.SSR ? await import("./reply-form.tsx") : null;
const panel = import.meta.env.SSR ? await import("./post-panel.tsx") : null;
const staff = import.meta.env.SSR ? await import("./thread-staff.tsx") : null;

export const ReplyForm = reply?.ReplyForm ?? laterPart(() => import("./reply-form.tsx").then((part) => part.ReplyForm));
export const PostPanel = panel?.PostPanel ?? laterPart(() => import("./post-panel.tsx").then((part) => part.PostPanel));
export const ThreadStaff = staff?.ThreadStaff ?? laterPart(() => import("./thread-staff.tsx").then((part) => part.ThreadStaff));
