/** A way on foot to something that the map knows. */
export type Walk = { to: "shore" | "harbor" | "beach" | "center"; name: string | null; minutes: number };

const METERS_A_MINUTE = 80;
/** Streets are no straight lines. */
const DETOUR = 1.3;
const MOST_MINUTES = 30;

/** Whole minutes, rather too many than too few; null where nobody would walk. */
export function minutesOnFoot(meters: number): number | null {
  const minutes = Math.max(1, Math.ceil((meters * DETOUR) / METERS_A_MINUTE));
  return minutes > MOST_MINUTES ? null : minutes;
}

/** "About 4 min walk to the shore", with a space that doesn't break before the unit. */
export function walkInWords({ to, name, minutes }: Walk, from: "home" | "boat"): string {
  const walk = `About ${minutes}\u00a0min walk`;
  if (to === "shore") return `${walk} to the shore`;
  if (to === "center") return from === "boat" ? `${walk} from the harbor to town` : `${walk} to the town center`;
  return `${walk} to ${name}`;
}
