import type { ReactNode } from "react";
import { draw, drawingKey, findDrawing } from "./drawings.server.ts";
import { type Context, current, withHooks } from "./hooks.server.ts";
import { LeftToReact } from "./left-to-react.ts";
import { finishPage, page, type PagePieces, startPage, writeAside, writeMarkup, writeText } from "./page-in-work.server.ts";
import { type Props, writeTag } from "./tags.server.ts";
import { placeBelow, ROOT } from "./tree-place.ts";

const ELEMENT = Symbol.for("react.transitional.element");
const FRAGMENT = Symbol.for("react.fragment");
const STRICT_MODE = Symbol.for("react.strict_mode");
const SUSPENSE = Symbol.for("react.suspense");
const CONTEXT = Symbol.for("react.context");
const CONSUMER = Symbol.for("react.consumer");
const FORWARD_REF = Symbol.for("react.forward_ref");
const MEMO = Symbol.for("react.memo");

type Element = { $$typeof: symbol; type: unknown; props: Props };
type Component = (props: Props, ref?: unknown) => unknown;
type SpecialType = Context & { $$typeof: symbol; render: Component; type: unknown; _context: Context };
type ClassInstance = { state: unknown; props: Props; context: unknown; render(): unknown };
type ClassComponent = {
  new (props: Props, context: unknown): ClassInstance;
  contextType?: Context;
  defaultProps?: Props;
  getDerivedStateFromProps?: (props: Props, state: unknown) => object | null;
};

/** The contexts that have another value below where we are. */
const changed: { context: Context; before: unknown }[] = [];

/**
 * A whole page as HTML, letter by letter what React's `renderToString` writes, in less than half of its time: nothing can be suspended,
 * resumed or rendered again here. Throws `LeftToReact` for what needs that, and for what no page of ours has.
 */
export function renderHtml(node: ReactNode): PagePieces {
  startPage();
  current.place = ROOT;
  current.asked = null;
  try {
    withHooks(() => writeNode(node));
    return finishPage();
  } finally {
    for (let last = changed.pop(); last; last = changed.pop()) last.context._currentValue2 = last.before;
  }
}

function writeNode(node: unknown): void {
  if (typeof node === "string") writeText(node);
  else if (typeof node === "object") {
    if (node === null) return;
    if ((node as Element).$$typeof === ELEMENT) writeElement((node as Element).type, (node as Element).props);
    else if (Array.isArray(node)) writeList(node);
    else throw new LeftToReact("a child that is neither an element nor a list");
  } else if (typeof node === "number") writeText(String(node));
  else if (typeof node === "bigint") throw new LeftToReact("a bigint");
}

function writeList(nodes: unknown[]): void {
  const { place } = current;
  for (let i = 0; i < nodes.length; i++) {
    const node = nodes[i];
    if (typeof node === "string") writeText(node);
    else if (node !== null && node !== undefined && typeof node !== "boolean") {
      current.place = placeBelow(place, i, nodes.length);
      writeNode(node);
    }
  }
  current.place = place;
}

function writeElement(type: unknown, props: Props): void {
  if (typeof type === "string") writeTag(type, props, writeNode);
  else if (typeof type === "function") {
    if (type.prototype?.isReactComponent) writeClass(type as unknown as ClassComponent, props);
    else writeComponent(type as Component, props);
  } else if (type === FRAGMENT || type === STRICT_MODE) writeNode(props.children);
  else if (type === SUSPENSE) writeSuspense(props);
  else if (typeof type === "object" && type !== null) writeSpecial(type as SpecialType, props);
  else throw new LeftToReact(`an element of type ${String(type)}`);
}

function writeComponent(component: Component, props: Props, ref?: unknown): void {
  current.ids = 0;
  const node = component(props, ref);
  if (current.ids === 0) return writeNode(node);
  const { place } = current;
  current.place = placeBelow(place, 0, 1);
  writeNode(node);
  current.place = place;
}

function writeClass(type: ClassComponent, props: Props): void {
  if ("ref" in props || type.defaultProps) throw new LeftToReact("a class with a reference or defaults");
  const context = type.contextType ? type.contextType._currentValue2 : {};
  const instance = new type(props, context);
  if ("componentWillMount" in instance || "UNSAFE_componentWillMount" in instance) throw new LeftToReact("a class that prepares itself");
  instance.props = props;
  instance.context = context;
  instance.state ??= null;
  const derived = type.getDerivedStateFromProps?.(props, instance.state);
  if (derived) instance.state = { ...(instance.state as object | null), ...derived };
  if (current.asked) current.asked.more = true;
  writeNode(instance.render());
}

/** What it holds is there at once: a promise is left to React. */
function writeSuspense({ children }: Props): void {
  writeMarkup("<!--$-->");
  writeNode(children);
  writeMarkup("<!--/$-->");
}

function writeSpecial(type: SpecialType, props: Props): void {
  switch (type.$$typeof) {
    case CONTEXT:
      changed.push({ context: type, before: type._currentValue2 });
      type._currentValue2 = props.value;
      writeNode(props.children);
      type._currentValue2 = changed.pop()?.before;
      return;
    case CONSUMER:
      return writeNode((props.children as (value: unknown) => unknown)(type._context._currentValue2));
    case MEMO:
      return writeElement(type.type, props);
    case FORWARD_REF:
      return writeForwardRef(type, props);
    default:
      throw new LeftToReact(String(type.$$typeof));
  }
}

function writeForwardRef(type: SpecialType, props: Props): void {
  if ("ref" in props) {
    const { ref = null, ...others } = props;
    return writeComponent(type.render, others, ref);
  }
  const key = page.endsInText ? null : drawingKey(type, props);
  if (key === null) return writeComponent(type.render, props, null);
  page.html += findDrawing(type, key) ?? draw(type, key, () => writeAside(() => writeComponent(type.render, props, null)));
}
