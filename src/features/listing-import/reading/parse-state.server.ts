import { jsonrepair } from "jsonrepair";
import type { Json } from "./json-values.server.ts";
import { STATE_NAMES } from "./scan-page.server.ts";

const LONGEST_REPAIR = 200_000;
/** A longer text is counted first: millions of tiny lists would need far more memory than they have characters. */
const LONGEST_UNCOUNTED = 500_000;
const MOST_PARTS = 120_000;

/** JSON as it is, or, if it is short enough, as it was meant. Undefined if neither can be read. */
export function parseLoosely(text: string): Json {
  const given = unwrapped(text);
  if (given.length > LONGEST_UNCOUNTED && hasTooManyParts(given)) return undefined;
  const json = parsed(given);
  if (json !== undefined || !/^[[{]/.test(given)) return json;
  return (given.includes(":undefined") ? parsed(given.replaceAll(UNDEFINED, ":null")) : undefined) ?? repaired(given);
}

const UNDEFINED = /:undefined(?=[,}])/g;
/** What some pages put around JSON. */
const WRAPPINGS = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["//<![CDATA[", "//]]>"],
  ["// <![CDATA[", "// ]]>"],
  ["/*<![CDATA[*/", "/*]]>*/"],
] as const;

/** JSON without a comment, a CDATA section or a semicolon around it. */
function unwrapped(text: string): string {
  const given = text.trim();
  const [opening, closing] = WRAPPINGS.find(([mark]) => given.startsWith(mark)) ?? ["", ""];
  const inner = given.slice(opening.length, given.endsWith(closing) ? given.length - closing.length : undefined).trim();
  return inner.endsWith(";") ? inner.slice(0, -1) : inner;
}

function hasTooManyParts(text: string): boolean {
  let parts = 0;
  for (const mark of ["{", "["])
    for (let at = text.indexOf(mark); at !== -1 && parts <= MOST_PARTS; at = text.indexOf(mark, at + 1)) parts += 1;
  return parts > MOST_PARTS;
}

function parsed(text: string, repair = (broken: string) => broken): Json {
  try {
    return JSON.parse(repair(text)) as Json;
  } catch {
    return undefined;
  }
}

const IN_A_ROW = /\}\s{0,20}\{/g;

/** What was meant; of several objects in a row, all of them. */
function repaired(text: string): Json {
  if (text.length > LONGEST_REPAIR) return undefined;
  const json = parsed(text, jsonrepair);
  if (json !== undefined || text.search(IN_A_ROW) === -1) return json;
  return parsed(`[${text.replaceAll(IN_A_ROW, "},{")}]`, jsonrepair);
}

/** The states in a script: the script itself if it is JSON, else what it assigns to the names that pages use. */
export function* parseStates(script: string): Generator {
  const given = unwrapped(script);
  if (/^[[{]/.test(given)) {
    yield parseLoosely(given);
    return;
  }
  for (const name of STATE_NAMES) {
    const assigned = startOfAssigned(script, name);
    if (assigned !== null) yield parseAssigned(script, assigned);
  }
}

const MOST_MENTIONS = 20;

function startOfAssigned(script: string, name: string): number | null {
  let at = script.indexOf(name);
  for (let mentions = 0; at !== -1 && mentions < MOST_MENTIONS; mentions++, at = script.indexOf(name, at + 1)) {
    const assigned = /^["'\]]{0,3}\s{0,20}=(?!=)\s{0,20}/.exec(script.slice(at + name.length, at + name.length + 60));
    if (assigned) return at + name.length + assigned[0].length;
  }
  return null;
}

function parseAssigned(script: string, start: number): Json {
  const call = /^(?:window\.)?JSON\.parse\(\s{0,10}(["'`])/.exec(script.slice(start, start + 40));
  if (!call) return parseLine(script, start) ?? parseLoosely(script.slice(start, endOfValue(script, start)));
  const [opening, quote = '"'] = call;
  const first = start + opening.length;
  const literal = readLiteral(script.slice(first, endOfLiteral(script, first, quote)), quote);
  return literal === null ? undefined : parseLoosely(literal);
}

/** Nearly always the value is all that stands on its line. */
function parseLine(script: string, start: number): Json {
  const end = script.indexOf("\n", start);
  const line = script.slice(start, end === -1 ? script.length : end).replace(/;?\s{0,5}$/, "");
  if (!/[}\]]$/.test(line.slice(-1)) || (line.length > LONGEST_UNCOUNTED && hasTooManyParts(line))) return undefined;
  return parsed(line);
}

function endOfLiteral(script: string, start: number, quote: string): number {
  for (let index = script.indexOf(quote, start); index !== -1; index = script.indexOf(quote, index + 1)) {
    let slashes = 0;
    while (script[index - 1 - slashes] === "\\") slashes += 1;
    if (slashes % 2 === 0) return index;
  }
  return script.length;
}

/** A JavaScript text as the value that it stands for. JSON knows fewer escapes. */
function readLiteral(body: string, quote: string): string | null {
  if (quote === '"') {
    const text = textOf(body);
    if (text !== null) return text;
  }
  return textOf(body.replaceAll(/\\(x[\da-f]{2}|[^])|"/gi, (mark, escaped?: string) => jsonEscape(mark, escaped)));
}

function jsonEscape(mark: string, escaped: string | undefined): string {
  if (escaped === undefined) return '\\"';
  if (escaped.length === 3) return `\\u00${escaped.slice(1)}`;
  return /^["\\/bfnrtu]$/.test(escaped) ? mark : escaped;
}

function textOf(body: string): string | null {
  const text = parsed(`"${body}"`);
  return typeof text === "string" ? text : null;
}

/** Where the object or list that begins here ends. */
function endOfValue(script: string, start: number): number {
  let depth = 0;
  for (let index = start; index < script.length; index++) {
    const character = script.charCodeAt(index);
    if (character === 34) index = endOfLiteral(script, index + 1, '"');
    else if (character === 123 || character === 91) depth += 1;
    else if ((character === 125 || character === 93) && --depth === 0) return index + 1;
  }
  return script.length;
}
