import { findAddresses } from "./find-addresses.ts";
import { findHandles } from "./find-handles.ts";
import { findPhones } from "./find-phones.ts";
import { plainLetters } from "./plain-letters.ts";
import { mergeSpans } from "./spans.ts";

/** What stands where contact data was. */
export const MASK = "[hidden until booked]";

/**
 * Takes email addresses, phone numbers, names on other services and links to other sites out of a text. Counts digits and reads words
 * instead of formats, because those who want to get around it do not keep to formats.
 */
export function maskContacts(text: string, ownHost = ""): { content: string; isMasked: boolean } {
  const { text: plain, at } = plainLetters(text);
  const spans = mergeSpans([...findAddresses(plain, ownHost), ...findPhones(plain), ...findHandles(plain)]);
  let content = "";
  let done = 0;
  for (const { from, to } of spans) {
    const [start, end] = [at[from] ?? 0, at[to] ?? text.length];
    const lead = /^[\s(]/.exec(text.slice(start, end))?.[0] ?? "";
    content += text.slice(done, start) + lead + MASK;
    done = end;
  }
  return { content: content + text.slice(done), isMasked: spans.length > 0 };
}
