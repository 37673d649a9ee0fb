import type { AppError } from "../errors.ts";

/** Whoever asks; null for a visitor. */
export type Asker = { id: string; supportRole?: string | null } | null;

/**
 * Who may, besides the sides of a thing: everybody; whoever is signed in; those of them who are on none of its sides; staff, also about
 * their own things; staff about what isn't theirs.
 */
export const WORDS = ["anyone", "signed in", "others", "staff", "uninvolved staff"] as const;
type Words<Side extends string> = readonly ((typeof WORDS)[number] | Side)[];
type Rule<Side extends string> = Words<Side> | { readonly [state: string]: Words<Side> };

/** What the audit trail calls a look of staff, and, where it isn't at the thing itself, whose column names what it is at. */
type Look = string | { action: string; subject: string; column: string; because: string };

type StatesOf<May> = { [A in keyof May]: May[A] extends readonly string[] ? never : keyof May[A] }[keyof May];
type People = string | null | undefined | readonly (string | null | undefined)[];
type SidesOf<Sides> = { readonly [Column in Sides[keyof Sides] & string]: People };

/** What a policy has to know of a thing. */
export type Thing<Sides, May, State extends string> = SidesOf<Sides> & { readonly [Column in State]: StatesOf<May> };

/** Actions that are not about one thing, or for which it doesn't matter whose it is. */
export type Unbound<May> = { [A in keyof May]: May[A] extends readonly ("anyone" | "signed in" | "staff")[] ? A : never }[keyof May];

type Spec<Sides, May, State extends string> = {
  /** What the audit trail calls the thing. */
  subject: string;
  /** Which column of a thing names who is on each side: a person, or several. */
  sides: Sides;
  /** The column by which rules differ. In a state that a rule doesn't name, nobody may. */
  state?: State;
  may: May;
  /** What is written down when staff do it by their role. */
  looks?: { readonly [A in keyof May]?: Look };
  /** What everybody else is answered. */
  refusal: () => AppError;
  /** What a side is answered where only those who are none may: that it is their own matter, if not said otherwise. */
  ownRefusal?: () => AppError;
};

export type Verdict = "yes" | "yes, as staff" | "own" | "no";

export interface Policy<Sides, May, State extends string> {
  readonly spec: Spec<Sides, May, State>;
  /** The words of an action, whatever the state. */
  wordsOf(action: keyof May): readonly string[];
  verdict(asker: Asker, action: keyof May, thing?: object): Verdict;
  may(asker: Asker, action: Unbound<May>): boolean;
  may(asker: Asker, action: keyof May, thing: Thing<Sides, May, State>): boolean;
  /** The side on which somebody is; null for everybody else. */
  sideOf(asker: Asker, thing: SidesOf<Sides>): (keyof Sides & string) | null;
}

/** Who may do what with one kind of thing: a table for verbs, views and whoever wants to know. */
export function policy<
  const Sides extends Readonly<Record<string, string>>,
  const May extends Readonly<Record<string, Rule<keyof Sides & string>>>,
  const State extends string = never,
>(spec: Spec<Sides, May, State>): Policy<Sides, May, State> {
  const columns: [keyof Sides & string, string][] = Object.entries(spec.sides);
  const sidesOf = (asker: Asker, thing: object) => columns.filter(([, column]) => asker && isNamed(Reflect.get(thing, column), asker.id));

  const rules = new Map<PropertyKey, Rule<string>>(Object.entries(spec.may));
  const rulesOf = (action: keyof May): Rule<string> => rules.get(action) ?? [];

  const wordsIn = (action: keyof May, thing: object): readonly string[] => {
    const rule = rulesOf(action);
    return isList(rule) ? rule : (rule[String(spec.state && Reflect.get(thing, spec.state))] ?? []);
  };

  function verdict(asker: Asker, action: keyof May, thing: object = {}): Verdict {
    const words = wordsIn(action, thing);
    if (words.includes("anyone")) return "yes";
    if (!asker) return "no";
    const sides = sidesOf(asker, thing);
    if (words.includes("signed in") || sides.some(([side]) => words.includes(side))) return "yes";
    if (words.includes("others")) return sides.length === 0 ? "yes" : "own";
    if (!asker.supportRole) return "no";
    if (words.includes("staff")) return "yes, as staff";
    if (!words.includes("uninvolved staff")) return "no";
    return sides.length === 0 ? "yes, as staff" : "own";
  }

  return {
    spec,
    verdict,
    wordsOf: (action) => Object.values<string | Words<string>>(rulesOf(action)).flat(),
    may: (asker: Asker, action: keyof May, thing?: object) => verdict(asker, action, thing).startsWith("yes"),
    sideOf: (asker, thing) => sidesOf(asker, thing)[0]?.[0] ?? null,
  };
}

const isList = (rule: Rule<string>): rule is Words<string> => Array.isArray(rule);
const isNamed = (people: unknown, id: string): boolean => (Array.isArray(people) ? people.includes(id) : people === id);
