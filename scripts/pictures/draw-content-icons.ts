import * as icons from "lucide-react";
import type { CardIcon, OtherIcon } from "../../src/features/content/content.rules.ts";
import { writeIcons } from "./write-icons.ts";

const DRAWINGS: Readonly<Record<CardIcon | OtherIcon, icons.LucideIcon>> = {
  award: icons.Award,
  bell: icons.Bell,
  calendar: icons.CalendarCheck,
  clock: icons.Clock,
  compass: icons.Compass,
  door: icons.DoorOpen,
  download: icons.Download,
  external: icons.ExternalLink,
  heart: icons.Heart,
  key: icons.KeyRound,
  leaf: icons.Leaf,
  "life-buoy": icons.LifeBuoy,
  lock: icons.Lock,
  mail: icons.Mail,
  message: icons.MessageCircle,
  phone: icons.Phone,
  rss: icons.Rss,
  scale: icons.Scale,
  search: icons.Search,
  shield: icons.ShieldCheck,
  sparkles: icons.Sparkles,
  thermometer: icons.Thermometer,
  users: icons.Users,
};

export const drawContentIcons = (): void => writeIcons("public/content-icons.svg", DRAWINGS);
