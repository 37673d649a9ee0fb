const channels = (hex: string): [number, number, number] =>
  [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16)) as [number, number, number];
const hexOf = (values: readonly number[]) =>
  `#${values
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

/** So much of the second color in the first, from 0 to 1. */
export function mix(first: string, second: string, amount: number): string {
  const [a, b] = [channels(first), channels(second)];
  return hexOf(a.map((value, index) => value + ((b[index] ?? value) - value) * Math.min(1, Math.max(0, amount))));
}

export const lighter = (color: string, amount: number): string => mix(color, "#fff7e8", amount);
export const darker = (color: string, amount: number): string => mix(color, "#0c1c2c", amount);
