import { expect, test } from "vitest";
import { eventKind, mayBeEcho } from "./event-kind.rules.ts";

const AIRBNB = "-//Airbnb Inc//Hosting Calendar 1.0//EN";
const BOOKING = "-//admin.booking.com\\\\\\, b.v.//NONSGML v1.0//EN";
const VRBO = "-//HomeAway.com, Inc.//EN";

test.each([
  [AIRBNB, "1418fb94e984-00@airbnb.com", "Reserved", "stay"],
  [AIRBNB, "7f662ec65913-00@airbnb.com", "Airbnb (Not available)", "unavailable"],
  [AIRBNB, "", "Not available", "unavailable"],
  ["-//Merged Calendars//EN", "7f662ec65913-00@airbnb.com", "1166699 Airbnb (Not available)", "unavailable"],
  ["-//Merged Calendars//EN", "1418fb94e984-00@airbnb.com", "1166699 Reserved", "stay"],
  [VRBO, "11aa@vrbo.com", "Reserved - Somebody", "stay"],
  [VRBO, "11aa", "Blocked", "unavailable"],
  [VRBO, "11aa", "Blocked - Owner", "unavailable"],
  ["-//Abritel//EN", "11aa@abritel.fr", "Indisponible", "unavailable"],
  [VRBO, "11aa", "Bloqu\u00e9", "unavailable"],
  [VRBO, "11aa", "Bloque\u0301", "unavailable"],
  [VRBO, "11aa@fewo-direkt.de", "Nicht verfügbar", "unavailable"],
  [VRBO, "11aa@homeaway.it", "Non disponibile", "unavailable"],
  [VRBO, "11aa@homeaway.es", "No disponible", "unavailable"],
  [VRBO, "11aa@homeaway.pt", "Indisponível", "unavailable"],
  [VRBO, "11aa@abritel.fr", "Réservé - Anna", "stay"],
  ["-//Hearth & Hull//listing calendar//EN", "1@stay.example.com", "Reserved", "stay"],
  ["-//Other Brand//listing calendar//EN", "1@other.example", "Not available", "unavailable"],
])("%s, %s, %s: %s", (prodId, uid, summary, kind) => {
  expect(eventKind({ summary, uid, prodIds: [prodId] })).toBe(kind);
});

test("takes all of Booking.com's entries for stays, because its stays and closed days look the same", () => {
  expect(eventKind({ summary: "CLOSED - Not available", uid: "00@booking.com", prodIds: [BOOKING] })).toBe("stay");
  expect(eventKind({ summary: "CLOSED - Not available", uid: "00@booking.com", prodIds: [AIRBNB] })).toBe("stay");
});

test("takes what an unknown program writes for a stay", () => {
  for (const summary of ["Not available", "Blocked", "", "Anna"]) expect(eventKind({ summary, uid: "1", prodIds: [] })).toBe("stay");
});

test("only closed days can be an echo where a site tells them from stays, and anything where it doesn't", () => {
  const airbnb = { uid: "1@airbnb.com", prodIds: [AIRBNB] };
  expect(mayBeEcho({ ...airbnb, summary: "Reserved" })).toBe(false);
  expect(mayBeEcho({ ...airbnb, summary: "Airbnb (Not available)" })).toBe(true);
  expect(mayBeEcho({ uid: "1@vrbo.com", prodIds: [VRBO], summary: "Reserved - Anna" })).toBe(false);
  expect(mayBeEcho({ uid: "1@stay.example.com", prodIds: ["-//Hearth & Hull//listing calendar//EN"], summary: "Reserved" })).toBe(false);
  expect(mayBeEcho({ uid: "1@booking.com", prodIds: [BOOKING], summary: "CLOSED - Not available" })).toBe(true);
  expect(mayBeEcho({ uid: "1", prodIds: [], summary: "Reserved" })).toBe(true);
});
