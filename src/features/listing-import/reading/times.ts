const CLOCK =
  /(?<!\d)(\d{1,2})(?:[:.h](\d{2}))?(?::\d{2})?\s?([ap])\.?\s?m\b|(?<!\d)(\d{1,2})[:.h](\d{2})(?!\d)|(?<!\d)(\d{1,2})\s?(?:h|uhr|heures?|часов)(?![\p{L}\d])/iu;

/** The first time of day in a short text, as "16:00". */
export function readTime(text: unknown): string | null {
  if (typeof text !== "string") return null;
  const short = text.slice(0, 120).replaceAll(/[\u00a0\u202f\u2009]/g, " ");
  if (/\b(noon|midday)\b/i.test(short)) return "12:00";
  if (/\bmidnight\b/i.test(short)) return "00:00";
  const found = CLOCK.exec(short);
  if (!found) return null;
  const minutes = Number(found[2] ?? found[5] ?? 0);
  const hours = found[3] ? (Number(found[1]) % 12) + (found[3].toLowerCase() === "p" ? 12 : 0) : Number(found[4] ?? found[6]);
  return hours <= 23 && minutes <= 59 ? `${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}` : null;
}

/** A time of day and nothing else; null for "25:00" and for "8 to 10 AM". */
export function readWholeTime(text: string): string | null {
  const short = text
    .replaceAll(/[\u00a0\u202f\u2009]/g, " ")
    .replace(/\bo'clock\b/i, "")
    .trim();
  const isWhole =
    /^(noon|midday|midnight)$/i.test(short) || CLOCK.exec(short)?.[0].replace(/\.$/, "").length === short.replace(/\.$/, "").length;
  return isWhole ? readTime(short) : null;
}

const CHECK_IN = /^(self )?check[- ]?in\b|^(anreise|arrivée|llegada|entrada|arrivo|aankomst|inchecken|заезд)\b/iu;
const CHECK_OUT = /^check[- ]?out\b|^(abreise|départ|salida|partenza|saída|vertrek|uitchecken)\b/iu;

/** Whether a line says when guests come or go, and when that is. */
export function readStayTime(line: string): { field: "checkInTime" | "checkOutTime"; time: string } | null {
  const short = line.slice(0, 120).trim();
  const field = CHECK_OUT.test(short) ? "checkOutTime" : CHECK_IN.test(short) ? "checkInTime" : null;
  const time = field && readTime(short);
  return field && time ? { field, time } : null;
}
