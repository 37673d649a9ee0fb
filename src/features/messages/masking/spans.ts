/** A part of a text: from a place up to another. */
export type Span = { from: number; to: number };

/** The same parts in order, those that touch or overlap as one. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else merged.push({ ...span });
  }
  return merged;
}

export const spansOf = (text: string, expression: RegExp): Span[] =>
  [...text.matchAll(expression)].map((match) => ({ from: match.index, to: match.index + match[0].length }));
