import type { Phase } from "./booking.rules.ts";

const BADGES: Record<Phase, { label: string; look: string }> = {
  upcoming: { label: "Confirmed", look: "bg-moss-wash text-moss" },
  current: { label: "Happening now", look: "bg-sea-wash text-sea" },
  past: { label: "Completed", look: "bg-sand-deep text-muted" },
  cancelled: { label: "Cancelled", look: "bg-brick-wash text-brick" },
};

export function PhaseBadge({ phase }: { phase: Phase }) {
  const { label, look } = BADGES[phase];
  return <span className={`inline-flex items-center rounded-full px-3 py-1 text-sm font-semibold ${look}`}>{label}</span>;
}
