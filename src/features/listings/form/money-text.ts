/** Cents as somebody would type them in dollars; what is no amount stays as it is. */
export const dollarsOf = (cents: string): string => (/^\d+$/.test(cents) ? (Number(cents) / 100).toFixed(2).replace(/\.00$/, "") : cents);

/** "1,250.50" is 125050; what is no amount stays as it is, to be complained about. */
export function centsOf(text: string): string {
  const [, dollars, rest = ""] = /^\$?(\d+)(?:\.(\d{1,2}))?$/.exec(text.replaceAll(",", "").trim()) ?? [];
  return dollars === undefined ? unlike(text.trim()) : String(Number(dollars) * 100 + Number(rest.padEnd(2, "0")));
}

/** Or "12.345" would pass for cents. */
const unlike = (text: string) => (text === "" || Number.isNaN(Number(text)) ? text : `$${text}`);
