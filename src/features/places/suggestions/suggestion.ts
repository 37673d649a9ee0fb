/** What a list below the field offers: at least its text, and the name in it. */
export type Suggestion = {
  id: number | string;
  kind: "city" | "zip" | "wish" | "region" | "town" | "place" | "recent" | "near";
  label: string;
  name: string;
  /** Why it is there. */
  note?: string | null;
  count?: number | null;
};

/** Asks for suggestions; null: there was no answer. */
export type Ask<T extends Suggestion> = (text: string, signal: AbortSignal) => Promise<T[] | null>;

/** What is offered before anything is typed, and how one of it is removed. */
export type Idle<T extends Suggestion> = {
  options: readonly T[];
  remove(option: T): void;
  /** What an option does that is no text to search for; false for one that is. */
  act(option: T): boolean;
};
