/** The list with one item moved; the same list if nothing changes. */
export function moved<T extends { key: string }>(items: T[], key: string, to: number): T[] {
  const from = items.findIndex((item) => item.key === key);
  const item = items[from];
  const place = Math.max(0, Math.min(items.length - 1, to));
  if (!item || from === place) return items;
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(place, 0, item);
}
