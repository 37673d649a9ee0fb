const CONTENT_LINE = /^[A-Z0-9-]+(;[A-Z0-9-]+=("[^"]*"|[^";:,]*)(,("[^"]*"|[^";:,]*))*)*:.*$/;

/** What breaks RFC 5545: line ends, lines of more than 75 octets or folded inside a character, what is no content line, parts out of order. */
export function grammarFaults(text: string): string[] {
  const physical = text.split("\r\n");
  const lines = physical.join("\r\n").replaceAll("\r\n ", "").split("\r\n").slice(0, -1);
  return [
    ...(physical.at(-1) === "" ? [] : ["the last line has no end"]),
    ...physical.slice(0, -1).filter((line) => line === "" || Buffer.byteLength(line) > 75 || /[\r\n\uFFFD]/.test(line)),
    ...lines.filter((line) => !CONTENT_LINE.test(line)),
    ...orderFaults(lines),
  ];
}

/** Properties first, then components, each ended in turn. */
function orderFaults(lines: string[]): string[] {
  const open: { name: string; hasComponent: boolean }[] = [];
  const faults = lines.filter((line) => {
    const name = line.slice(line.indexOf(":") + 1);
    const parent = open.at(-1);
    if (line.startsWith("END:")) return open.pop()?.name !== name;
    if (!line.startsWith("BEGIN:")) return parent?.hasComponent !== false;
    if (parent) parent.hasComponent = true;
    open.push({ name, hasComponent: false });
    return false;
  });
  return [...faults, ...open.map(({ name }) => `${name} has no end`)];
}
