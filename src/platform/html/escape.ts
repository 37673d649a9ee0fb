const SPECIAL = /["'&<>]/;
const ALL_SPECIAL = /["'&<>]/g;
const WRITTEN: Record<string, string> = { '"': "&quot;", "'": "&#x27;", "&": "&amp;", "<": "&lt;", ">": "&gt;" };

export function escapeHtml(text: string): string {
  return SPECIAL.test(text) ? text.replace(ALL_SPECIAL, (character) => WRITTEN[character] ?? character) : text;
}
