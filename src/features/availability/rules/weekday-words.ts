export const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/** "Saturdays", "Fridays and Saturdays", "Mondays, Wednesdays and Fridays" */
export function weekdaysInWords(days: number): string {
  const names = WEEKDAYS.filter((_, index) => (days >> index) & 1).map((name) => `${name}s`);
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : (names[0] ?? "");
}
