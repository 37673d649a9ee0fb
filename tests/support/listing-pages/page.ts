/** A web page around these parts. */
export const pageOf = ({ head = "", body = "" }: { head?: string; body?: string }): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

export const scriptOf = (id: string, state: unknown): string =>
  `<script id="${id}" type="application/json">${JSON.stringify(state)}</script>`;

export const jsonLdOf = (text: string): string => `<script type="application/ld+json">${text}</script>`;
