import { once } from "../once.ts";

const countFormat = once(() => new Intl.NumberFormat("en-US"));
const pluralRules = once(() => new Intl.PluralRules("en-US"));

/** "1,250" */
export const formatCount = (count: number): string => countFormat().format(count);

/** "1 night", "1,250 nights" */
export const countOf = (count: number, one: string, more = `${one}s`): string =>
  `${formatCount(count)} ${pluralRules().select(count) === "one" ? one : more}`;
