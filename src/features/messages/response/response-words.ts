const STEPS: [minutes: number, words: string][] = [
  [60, "Responds within an hour"],
  [6 * 60, "Responds within a few hours"],
  [24 * 60, "Responds within a day"],
];

/** "Responds within an hour"; nothing until there is something to measure. */
export function responseWords(medianMinutes: number | null): string | null {
  if (medianMinutes === null) return null;
  return STEPS.find(([most]) => medianMinutes <= most)?.[1] ?? "Responds within a few days";
}
