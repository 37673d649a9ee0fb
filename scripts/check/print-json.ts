const WIDTH = 140;

/** JSON to be read: what fits on a line stands on one. */
export function printJson(value: unknown, indent = "", before = 0): string {
  const line = JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, " ");
  if (typeof value !== "object" || value === null || indent.length + before + line.length < WIDTH) return line;
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  const rows = Object.entries(value).map(([name, each]) => {
    const key = Array.isArray(value) ? "" : `${JSON.stringify(name)}: `;
    return inner + key + printJson(each, inner, key.length);
  });
  return `${open}\n${rows.join(",\n")}\n${indent}${close}`;
}
