import { type ApplicationStatus, STATUS_WORDS } from "./career.rules.ts";
import { formatMoney, money } from "../../platform/money.ts";
import { shortDate } from "../../platform/words/day-words.ts";

/** "Jun 10, 2027", in UTC, so that servers and browsers say the same. */
export const momentDay = (at: string): string => shortDate(at.slice(0, 10));

/** "Interview since Jun 10, 2027"; as it was sent, "Received". */
export const stageInWords = (status: ApplicationStatus, changedAt: string | null): string =>
  changedAt ? `${STATUS_WORDS[status]} since ${momentDay(changedAt)}` : "Received";

/** "$120,000 - $180,000" */
export const salaryInWords = ({ from, to }: { from: number; to: number }): string =>
  `${formatMoney(money(from * 100))} - ${formatMoney(money(to * 100))}`;
