import * as icons from "lucide-react";
import type { ForumIconName } from "../../src/features/forum/screens/forum-icon.tsx";
import { writeIcons } from "./write-icons.ts";

const DRAWINGS: Readonly<Record<ForumIconName, icons.LucideIcon>> = {
  delete: icons.Trash2,
  edit: icons.Pencil,
  heart: icons.Heart,
  "heart-full": icons.Heart,
  lock: icons.Lock,
  pin: icons.Pin,
  quote: icons.Quote,
  replies: icons.MessageSquare,
  report: icons.Flag,
  search: icons.Search,
  share: icons.Share2,
  views: icons.Eye,
};

export const drawForumIcons = (): void => writeIcons("public/forum-icons.svg", DRAWINGS);
