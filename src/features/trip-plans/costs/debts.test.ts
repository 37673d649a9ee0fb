import fc from "fast-check";
import { expect, test } from "vitest";
import { debtsOf, splitEvenly } from "./debts.ts";

test("a cent that can't be split is the first ones'", () => {
  expect(splitEvenly(1000, 3)).toEqual([334, 333, 333]);
  expect(splitEvenly(2, 3)).toEqual([1, 1, 0]);
});

test("who paid for all is owed the others' parts", () => {
  expect(debtsOf([{ paidById: "ada", sharedByIds: ["ada", "ben", "cy"], cents: 900 }])).toEqual([
    { fromId: "ben", toId: "ada", cents: 300 },
    { fromId: "cy", toId: "ada", cents: 300 },
  ]);
});

test("what two paid for each other is one payment at most", () => {
  const both = ["ada", "ben"];
  expect(
    debtsOf([
      { paidById: "ada", sharedByIds: both, cents: 1000 },
      { paidById: "ben", sharedByIds: both, cents: 400 },
    ]),
  ).toEqual([{ fromId: "ben", toId: "ada", cents: 300 }]);
  expect(
    debtsOf([
      { paidById: "ada", sharedByIds: both, cents: 500 },
      { paidById: "ben", sharedByIds: both, cents: 500 },
    ]),
  ).toEqual([]);
});

test("whatever was paid for whom, the payments make it even, and are fewer than the people", () => {
  const person = fc.constantFrom("a", "b", "c", "d", "e");
  const cost = fc.record({
    paidById: person,
    sharedByIds: fc.uniqueArray(person, { minLength: 1 }),
    cents: fc.integer({ min: 1, max: 100_000 }),
  });
  fc.assert(
    fc.property(fc.array(cost, { maxLength: 12 }), (costs) => {
      const left = new Map<string, number>();
      const add = (id: string, cents: number) => left.set(id, (left.get(id) ?? 0) + cents);
      for (const { paidById, sharedByIds, cents } of costs) {
        add(paidById, cents);
        const parts = splitEvenly(cents, sharedByIds.length);
        sharedByIds.forEach((id, place) => add(id, -(parts[place] ?? 0)));
      }
      const debts = debtsOf(costs);
      for (const { fromId, toId, cents } of debts) {
        expect(cents).toBeGreaterThan(0);
        add(fromId, cents);
        add(toId, -cents);
      }
      expect([...left.values()].every((cents) => cents === 0)).toBe(true);
      expect(debts.length).toBeLessThan(Math.max(1, left.size));
    }),
  );
});
