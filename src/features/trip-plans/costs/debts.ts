export type Share = { paidById: string; sharedByIds: string[]; cents: number };
export type Debt = { fromId: string; toId: string; cents: number };

/** What each of so many pays of it: the same, but for a cent that can't be split, which the first ones pay. */
export const splitEvenly = (cents: number, among: number): number[] =>
  Array.from({ length: among }, (_, place) => Math.floor(cents / among) + (place < cents % among ? 1 : 0));

/** Who owes whom in the end, by as few payments as make it even when the largest debts are paid first. */
export function debtsOf(costs: Share[]): Debt[] {
  const balances = new Map<string, number>();
  const add = (id: string, cents: number) => balances.set(id, (balances.get(id) ?? 0) + cents);
  for (const { paidById, sharedByIds, cents } of costs) {
    add(paidById, cents);
    const parts = splitEvenly(cents, sharedByIds.length);
    sharedByIds.forEach((id, place) => add(id, -(parts[place] ?? 0)));
  }
  const sides = [...balances].filter(([, cents]) => cents !== 0).toSorted(([a], [b]) => a.localeCompare(b));
  const owed = sides.filter(([, cents]) => cents > 0).toSorted(([, a], [, b]) => b - a);
  const owing = sides.filter(([, cents]) => cents < 0).toSorted(([, a], [, b]) => a - b);
  const debts: Debt[] = [];
  for (let from = 0, to = 0; from < owing.length && to < owed.length;) {
    const [debtor, creditor] = [owing[from], owed[to]];
    if (!debtor || !creditor) break;
    const cents = Math.min(-debtor[1], creditor[1]);
    debts.push({ fromId: debtor[0], toId: creditor[0], cents });
    debtor[1] += cents;
    creditor[1] -= cents;
    if (debtor[1] === 0) from += 1;
    if (creditor[1] === 0) to += 1;
  }
  return debts;
}
