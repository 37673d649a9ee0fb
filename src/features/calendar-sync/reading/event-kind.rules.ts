/** A stay of somebody's, or days that the host or the platform closed. Both hold; only what is surely closed can be ignored by the host. */
export type EventKind = "stay" | "unavailable";

type Producer = "airbnb" | "booking" | "vrbo" | "listing-calendar";
export type EventSigns = { summary: string; uid: string; prodIds: readonly string[] };

/** Stands in the PRODID of the calendars that this product exports, whatever the brand. */
export const OUR_CALENDARS = "listing calendar";

const DOMAINS: readonly (readonly [ending: RegExp, Producer])[] = [
  [/[@.]airbnb\.com$/, "airbnb"],
  [/[@.]booking\.com$/, "booking"],
  [/[@.](vrbo|homeaway|abritel|fewo-direkt)\.(com|fr|de|it|es|pt|co\.uk)$/, "vrbo"],
];
const NAMES: readonly (readonly [part: string, Producer])[] = [
  ["airbnb", "airbnb"],
  ["booking.com", "booking"],
  ["homeaway", "vrbo"],
  ["vrbo", "vrbo"],
  ["abritel", "vrbo"],
  ["fewo-direkt", "vrbo"],
  [OUR_CALENDARS, "listing-calendar"],
];

/** What VRBO and its sister sites write for closed days, in the languages of their sites. */
const CLOSED_ON_VRBO: readonly string[] = [
  "blocked",
  "not available",
  "unavailable",
  "indisponible",
  "non disponible",
  "bloqué",
  "nicht verfügbar",
  "blockiert",
  "gesperrt",
  "non disponibile",
  "bloccato",
  "no disponible",
  "bloqueado",
  "indisponível",
  "não disponível",
];

/** Merged files have several PRODIDs: the event's own UID says more. */
function producerOf({ uid, prodIds }: EventSigns): Producer | null {
  const byUid = DOMAINS.find(([ending]) => ending.test(uid.trim().toLowerCase()));
  if (byUid) return byUid[1];
  const named = prodIds.map((prodId) => prodId.toLowerCase());
  return NAMES.find(([part]) => named.some((prodId) => prodId.includes(part)))?.[1] ?? null;
}

/**
 * Airbnb writes "Reserved" and "Airbnb (Not available)", VRBO "Reserved - NAME" and "Blocked" or the same in another language. Booking.com writes
 * "CLOSED - Not available" for stays and closed days alike, and of other producers we know nothing: those are stays.
 */
export function eventKind(signs: EventSigns): EventKind {
  const summary = signs.summary.normalize("NFC").trim().toLowerCase();
  switch (producerOf(signs)) {
    case "airbnb":
      return summary.endsWith("(not available)") || summary.endsWith("not available") ? "unavailable" : "stay";
    case "vrbo":
      return CLOSED_ON_VRBO.some((word) => summary === word || summary.startsWith(`${word} -`)) ? "unavailable" : "stay";
    case "listing-calendar":
      return summary === "not available" ? "unavailable" : "stay";
    default:
      return "stay";
  }
}

/** Whether it may be a booking of ours that the site says back. Sites that tell closed days from stays say it back as closed days. */
export function mayBeEcho(signs: EventSigns): boolean {
  const producer = producerOf(signs);
  return producer === null || producer === "booking" || eventKind(signs) === "unavailable";
}
