import { invalid } from "./fake-stripe-state.ts";

export type Params = {
  /** As sent, such as `line_items[0][quantity]`. */
  text(name: string): string | null;
  whole(name: string): number;
  required(name: string): string;
  /** Of `metadata`: its own names and values. */
  map(name: string): Record<string, string>;
  expand: string[];
};

/** What was sent, in a form or an address. A name that the route doesn't know is refused, as Stripe does. */
export function readParams(sent: URLSearchParams, known: readonly string[]): Params {
  const names = new Set([...known, "expand[]"]);
  for (const name of sent.keys()) {
    const plain = name.replaceAll(/\[\d+\]/g, "[]");
    const isKnown =
      names.has(plain) || (plain.startsWith("metadata[") && names.has("metadata")) || (plain.endsWith("[metadata]") && names.has(plain));
    const isInMap = names.has(plain.replace(/\[[^[\]]+\]$/, "[*]"));
    if (!isKnown && !isInMap) throw invalid(`Received unknown parameter: ${name}`, { code: "parameter_unknown", param: name });
  }
  const text = (name: string) => sent.get(name);
  const required = (name: string) => text(name) ?? refuse(name);
  return {
    text,
    required,
    whole(name) {
      const value = required(name);
      if (!/^\d{1,12}$/.test(value)) throw invalid(`Invalid integer: ${value}`, { code: "parameter_invalid_integer", param: name });
      return Number(value);
    },
    map: (name) =>
      Object.fromEntries(
        [...sent].filter(([key]) => key.startsWith(`${name}[`)).map(([key, value]) => [key.slice(name.length + 1, -1), value]),
      ),
    expand: [...sent].filter(([name]) => /^expand\[\d*\]$/.test(name)).map(([, value]) => value),
  };
}

const refuse = (param: string): never => {
  throw invalid(`Missing required param: ${param}.`, { code: "parameter_missing", param });
};
