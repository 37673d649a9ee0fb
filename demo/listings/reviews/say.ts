import type { Random } from "../../random.ts";

/** A sentence or two: one of `[these|words]` is said, and `{facts}` are filled in. */
export type Template = {
  text: string;
  /** Only where the place has this amenity, however it is written. */
  needs?: string;
  /** Only of places and parties for which it is true. */
  when?: (facts: Facts) => boolean;
};

export type Facts = {
  near: readonly string[];
  city: string;
  host: string;
  nights: number;
  month: string;
  guests: number;
  children: number;
  hasPet: boolean;
  /** In small letters. */
  amenities: readonly string[];
  isFlat: boolean;
  isCaptained: boolean;
  isAtSea: boolean;
};

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven"];
const TRIES = 60;

export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/).map((sentence) => sentence.trim());

/** Says things of which no sentence was said before, in all the world. */
export class Speaker {
  readonly #said = new Set<string>();

  /** So many of the templates that fit, in new words; `spent` are those that were used of this place. */
  say(random: Random, templates: readonly Template[], facts: Facts, count: number, spent: Set<Template>): string[] {
    const fitting = templates.filter(
      ({ needs, when }) => (!needs || facts.amenities.includes(needs.toLowerCase())) && (when?.(facts) ?? true),
    );
    const spoken: string[] = [];
    for (const fresh of [true, false]) {
      const rest = shuffled(random, fitting).filter((template) => !fresh || !spent.has(template));
      for (const template of rest) {
        if (spoken.length === count) return spoken;
        const text = this.#inNewWords(random, template, facts);
        if (!text) continue;
        spent.add(template);
        spoken.push(text);
      }
    }
    return spoken;
  }

  #inNewWords(random: Random, { text }: Template, facts: Facts): string | null {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const said = fill(random, text, facts);
      const sentences = sentencesOf(said);
      if (sentences.some((sentence) => this.#said.has(sentence))) continue;
      for (const sentence of sentences) this.#said.add(sentence);
      return said;
    }
    return null;
  }
}

function fill(random: Random, text: string, { near, city, host, nights, month }: Facts): string {
  const words = text.replaceAll(/\[([^\]]*)\]/g, (_, choices: string) => random.pick(choices.split("|")));
  const said = words
    .replaceAll("{near}", () => random.pick(near))
    .replaceAll("{city}", city)
    .replaceAll("{host}", host)
    .replaceAll("{month}", month)
    .replaceAll("{nights}", nights === 1 ? "one night" : `${NUMBERS[nights] ?? String(nights)} nights`);
  return said.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
}

function shuffled<T>(random: Random, list: readonly T[]): T[] {
  return list
    .map((item) => ({ item, at: random.next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
