import { formatMoney, money } from "../../platform/money.ts";

/** "$120,000 - $180,000" */
export const salaryInWords = ({ from, to }: { from: number; to: number }): string =>
  `${formatMoney(money(from * 100))} - ${formatMoney(money(to * 100))}`;
