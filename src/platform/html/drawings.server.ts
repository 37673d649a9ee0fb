import { type Context, current } from "./hooks.server.ts";
import { page } from "./page-in-work.server.ts";

/** What a component wrote, and the contexts that it read for it. */
type Drawing = { html: string; contexts: { context: Context; value: unknown }[] };
type Drawings = { byProps: Map<string, Drawing>; misses: number };

/** A component that is drawn anew so often is no icon. */
const MAX_MISSES = 200;
const known = new WeakMap<object, Drawings>();

/**
 * The same few props give the same few elements on every page: so it is with icons. A component counts as one as long as its props are
 * plain and it asks for nothing but contexts that are as they were. Null for another.
 */
export function drawingKey(component: object, props: Record<string, unknown>): string | null {
  if ((known.get(component)?.misses ?? 0) > MAX_MISSES) return null;
  let key = "";
  for (const name in props) {
    const value = props[name];
    if (typeof value !== "string" && typeof value !== "boolean" && typeof value !== "number") return null;
    key += `${name}=${typeof value} ${value}\n`;
  }
  return key;
}

export function findDrawing(component: object, key: string): string | null {
  const drawing = known.get(component)?.byProps.get(key);
  return drawing?.contexts.every(({ context, value }) => context._currentValue2 === value) ? drawing.html : null;
}

/** Draws, and remembers what came of it if nothing else was asked for. */
export function draw(component: object, key: string, write: () => string): string {
  const drawings = known.get(component) ?? { byProps: new Map(), misses: 0 };
  known.set(component, drawings);
  drawings.misses += 1;
  const outer = current.asked;
  const asked = { contexts: [] as Context[], more: false };
  current.asked = asked;
  const html = write();
  current.asked = outer;
  outer?.contexts.push(...asked.contexts);
  if (outer) outer.more ||= asked.more;
  const contexts = asked.contexts.map((context) => ({ context, value: context._currentValue2 }));
  if (!asked.more && !page.endsInText) drawings.byProps.set(key, { html, contexts });
  return html;
}
