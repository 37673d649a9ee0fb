export type Say = (text: string) => void;

/** One line of progress for whoever is watching. */
export const say: Say = (text) => console.log(`· ${text}`);

/** A refusal that the operator can do something about: shown as it is, without a stack. */
export class Refusal extends Error {
  override name = "Refusal";
}
