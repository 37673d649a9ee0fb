import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { escapeHtml } from "./escape.ts";
import { LeftToReact } from "./left-to-react.ts";

/** What is known of an attribute so far. */
type Attribute = {
  /** What comes before any text, or any number from one; false if there is more to it, null if nobody asked yet. */
  beforeText: string | false | null;
  beforeNumber: string | false | null;
  /** The whole attribute by text. Most texts stand in the code, so they are few; if not, none is kept. */
  texts: Map<string, string> | null;
  /** The same for other values: yes, no, the empty text, small numbers. */
  others: Map<unknown, string>;
};

const MAX_TEXTS = 100;
const MAX_CLASSES = 2000;
const MAX_OTHERS = 100;
/** React lets no script run from these. */
const ADDRESSES = new Set(["href", "src", "action", "formAction", "xlinkHref"]);
const MAY_BE_SCRIPT = /^[^!-~]*j/i;

const known = new Map<string, Attribute>();

/** A property of an element, as React writes it. How React writes a name is learnt from React itself, when it first occurs. */
export function writeAttribute(name: string, value: unknown): string {
  if (name === "style") return writeStyle(value as Record<string, unknown>);
  let attribute = known.get(name);
  if (!attribute) known.set(name, (attribute = { beforeText: null, beforeNumber: null, texts: new Map(), others: new Map() }));
  if (typeof value === "string" && value !== "") return attribute.texts?.get(value) ?? writeText(name, attribute, value);
  return attribute.others.get(value) ?? writeOther(name, attribute, value);
}

function writeText(name: string, attribute: Attribute, value: string): string {
  attribute.beforeText ??= startOf(name, "~");
  if (ADDRESSES.has(name) && MAY_BE_SCRIPT.test(value)) throw new LeftToReact(`the address ${value}`);
  const written = attribute.beforeText === false ? writtenByReact(name, value) : `${attribute.beforeText}${escapeHtml(value)}"`;
  attribute.texts?.set(value, written);
  if (attribute.texts && attribute.texts.size > (name === "className" ? MAX_CLASSES : MAX_TEXTS)) attribute.texts = null;
  return written;
}

function writeOther(name: string, attribute: Attribute, value: unknown): string {
  if (typeof value === "function") {
    if (name === "action" || name === "formAction") throw new LeftToReact(`a function as ${name}`);
    return "";
  }
  if (typeof value === "number" && value >= 1) {
    attribute.beforeNumber ??= startOf(name, 7);
    if (attribute.beforeNumber !== false) return `${attribute.beforeNumber}${value}"`;
  }
  const written = writtenByReact(name, value);
  if (typeof value !== "object" && attribute.others.size < MAX_OTHERS) attribute.others.set(value, written);
  return written;
}

function startOf(name: string, value: string | number): string | false {
  const [start = "", end] = writtenByReact(name, value).split(String(value));
  return end === '"' && start;
}

const writtenByReact = (name: string, value: unknown) =>
  renderToStaticMarkup(createElement("span", { [name]: value })).slice("<span".length, -"></span>".length);

const styles = new Map<string, { name: string; unit: string }>();

function writeStyle(style: Record<string, unknown>): string {
  let written = "";
  for (const key in style) {
    const value = style[key];
    if (value === null || value === undefined || typeof value === "boolean" || value === "") continue;
    const { name, unit } = styles.get(key) ?? learnStyle(key);
    const text = typeof value === "number" ? `${value}${value === 0 ? "" : unit}` : escapeHtml(String(value).trim());
    written += `${written ? ";" : ' style="'}${name}:${text}`;
  }
  return written && `${written}"`;
}

function learnStyle(key: string): { name: string; unit: string } {
  const [name = "", value = ""] = writtenByReact("style", { [key]: 7 })
    .slice(' style="'.length, -1)
    .split(":");
  const learnt = { name, unit: value.slice(1) };
  styles.set(key, learnt);
  return learnt;
}
