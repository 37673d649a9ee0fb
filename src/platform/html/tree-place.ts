/**
 * A place in the tree, as `useId` names it: one bit pattern for each list on the way, in base 32. What no longer fits in
 * 30 bits moves to the text. React computes the same in the browser.
 */
export type TreePlace = { bits: number; rest: string };

export const ROOT: TreePlace = { bits: 1, rest: "" };

const bitsIn = (number: number) => 32 - Math.clz32(number);

export function placeBelow({ bits, rest }: TreePlace, index: number, siblings: number): TreePlace {
  let length = bitsIn(bits) - 1;
  let path = bits & ~(1 << length);
  let text = rest;
  if (bitsIn(siblings) + length > 30) {
    const moved = length - (length % 5);
    text = (path & ((1 << moved) - 1)).toString(32) + rest;
    path >>= moved;
    length -= moved;
  }
  return { bits: (1 << (bitsIn(siblings) + length)) | ((index + 1) << length) | path, rest: text };
}

export function idOf({ bits, rest }: TreePlace, count: number): string {
  const path = (bits & ~(1 << (bitsIn(bits) - 1))).toString(32) + rest;
  return `_R_${path}${count > 0 ? `H${count.toString(32)}` : ""}_`;
}
