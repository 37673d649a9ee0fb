export type Say = (text: string) => void;

/** One line of progress. */
export const say: Say = (text) => console.log(`· ${text}`);

/** A problem that the operator can fix: shown as is, without a stack. */
export class Refusal extends Error {
  override name = "Refusal";
}
