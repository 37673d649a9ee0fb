import { expect, test } from "vitest";
import { pageNumbers } from "./page-numbers.ts";

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 5, [1, 2, null, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [6, 12, [1, null, 5, 6, 7, null, 12]],
  [12, 12, [1, null, 11, 12]],
])("on page %i of %i the first, the last and those around it have links, and no gap hides a single page", (page, pages, numbers) => {
  expect(pageNumbers(page, pages).flatMap(({ number, isAfterGap }) => (isAfterGap ? [null, number] : [number]))).toEqual(numbers);
});
