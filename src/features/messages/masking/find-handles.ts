import { type Span, spansOf } from "./spans.ts";

const APPS =
  "whats ?app|telegram|instagram|insta|snap ?chat|facebook|messenger|we ?chat|skype|viber|tik ?tok|discord|signal|line id|kakao|fb|ig";
const SAID = "(?: (?:me|id|is|at|on|as|under|name|named|handle|user|username|account|profile|called|number)){0,3}";

/** Names on other services: with a sign before them, after the service's name and a colon, or unmistakably no word. */
const HANDLES = [
  new RegExp(`\\b(?:${APPS})${SAID} ?[:=@] ?@?[\\w.]{3,40}`, "g"),
  new RegExp(`\\b(?:${APPS})${SAID} (?=[\\w.]{3,40})[a-z.]{0,30}[\\d_][\\w.]{1,30}`, "g"),
  new RegExp(`\\b(?:${APPS})(?: (?:as|under|called|named|handle|username)) [\\w.]{3,40}`, "g"),
  /(?:^|[\s(])@[a-z][\w.]{2,30}/g,
];

export const findHandles = (text: string): Span[] => HANDLES.flatMap((expression) => spansOf(text, expression));
