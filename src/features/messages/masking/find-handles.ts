import type { Span } from "./spans.ts";
import { isName, isSpace, type Word, wordsOf } from "./words.ts";

const APPS = new Set(
  "whatsapp telegram instagram insta snapchat facebook messenger wechat skype viber tiktok discord signal kakao fb ig".split(" "),
);
/** Names of services that people write as two words. */
const APPS_OF_TWO = new Set(["whats app", "snap chat", "we chat", "tik tok", "line id"]);
const SAID = new Set("me id is at on as under name named handle user username account profile called number".split(" "));
const CALLED = new Set(["as", "under", "called", "named", "handle", "username"]);
const SIGNS = new Set([":", "=", "@"]);
const MOST_SAID = 3;
const SHORTEST = 3;

/** Names on other services: with an at sign, after the service's name and a colon, or after it and unmistakably no word. */
export function findHandles(text: string): Span[] {
  const words = wordsOf(text);
  return words.flatMap((word, index) => {
    const before = words[index - 1];
    if (word.text === "@" && (!before || isSpace(before) || before.text === "(")) return handleAt(words, index + 1, index);
    const after = behindApp(words, index);
    return after === null ? [] : namedAt(words, index, after);
  });
}

function behindApp(words: Word[], index: number): number | null {
  const word = words[index]?.text ?? "";
  if (APPS.has(word)) return index + 1;
  const two = isSpace(words[index + 1]) ? `${word} ${words[index + 2]?.text ?? ""}` : "";
  return APPS_OF_TWO.has(two) ? index + 3 : null;
}

/** The name that follows a service, over a few words such as "me at" and a sign. */
function namedAt(words: Word[], first: number, behind: number): Span[] {
  let at = skipSpaces(words, behind);
  let isCalled = false;
  for (let said = 0; said < MOST_SAID && SAID.has(words[at]?.text ?? ""); said++) {
    isCalled ||= CALLED.has(words[at]?.text ?? "");
    at = skipSpaces(words, at + 1);
  }
  const hasSign = SIGNS.has(words[at]?.text ?? "");
  while (SIGNS.has(words[at]?.text ?? "") || isSpace(words[at])) at++;
  const found = handleAt(words, at, first);
  const handle =
    words
      .slice(at)
      .map(({ text }) => text)
      .slice(0, 12)
      .join("")
      .split(/\s/, 1)[0] ?? "";
  return hasSign || isCalled || /[\d_]/.test(handle) ? found : [];
}

const skipSpaces = (words: Word[], index: number): number => (isSpace(words[index]) ? index + 1 : index);

/** Letters, digits, dots and underscores in a row. */
function handleAt(words: Word[], at: number, first: number): Span[] {
  let end = at;
  while (isName(words[end]) || ((words[end]?.text === "_" || words[end]?.text === ".") && isName(words[end + 1]))) end++;
  const [from, start, to] = [words[first]?.from, words[at]?.from, words[end - 1]?.to];
  if (from === undefined || start === undefined || to === undefined || to - start < SHORTEST) return [];
  return [{ from, to }];
}
