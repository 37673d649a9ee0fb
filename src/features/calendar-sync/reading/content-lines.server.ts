const [LINE_FEED, CARRIAGE_RETURN, SPACE, TAB] = [0x0a, 0x0d, 0x20, 0x09];

/** The lines of a calendar, whatever ends them, with folded ones put together. */
export function* contentLines(bytes: Uint8Array): Generator<string> {
  const text = decode(unfold(bytes));
  for (let start = 0; start < text.length;) {
    const found = text.indexOf("\n", start);
    const end = found < 0 ? text.length : found;
    const line = text.slice(start, end).replace(/^\uFEFF/, "");
    if (line !== "") yield line;
    start = end + 1;
  }
}

/** On bytes, because a line may be folded inside a character. */
function unfold(bytes: Uint8Array): Uint8Array {
  const unfolded = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length;) {
    const byte = bytes[at];
    if (byte !== LINE_FEED && byte !== CARRIAGE_RETURN) {
      unfolded[length++] = bytes[at++] ?? 0;
      continue;
    }
    while (bytes[at] === CARRIAGE_RETURN) at++;
    if (bytes[at] === LINE_FEED) at++;
    if (bytes[at] === SPACE || bytes[at] === TAB) at++;
    else unfolded[length++] = LINE_FEED;
  }
  return unfolded.subarray(0, length);
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
