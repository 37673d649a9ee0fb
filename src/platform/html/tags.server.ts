import { writeAttribute } from "./attributes.server.ts";
import { escapeHtml } from "./escape.ts";
import { LeftToReact } from "./left-to-react.ts";
import { page, writeAside, writeEnd, writeMarkup } from "./page-in-work.server.ts";

export type Props = Record<string, unknown>;
type WriteNode = (node: unknown) => void;

const VOID = new Set(["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr"]);
const LEFT_TO_REACT = new Set(["style", "noscript", "object", "math", "menuitem", "listing", "keygen"]);

/** An element of HTML, with what is in it. */
export function writeTag(tag: string, props: Props, writeNode: WriteNode): void {
  switch (tag) {
    case "div":
    case "span":
    case "a":
    case "p":
    case "li":
    case "svg":
    case "path":
      break;
    case "html":
      page.start = `${openingTag(tag, props)}>`;
      return writeNode(props.children);
    case "head":
      return writeHead(props, writeNode);
    case "body":
      page.hasBody = true;
      page.html += `</head>${openingTag(tag, props)}>`;
      return writeNode(props.children);
    case "title":
    case "meta":
    case "link":
      if (!page.isInSvg) return collectForHead(tag, props);
      break;
    case "script":
      return writeScript(props);
    case "img":
      refuseEarlyPicture(props);
      break;
    case "input":
      return writeInput(props);
    case "textarea":
      return writeTextarea(props);
    case "option":
      return writeOption(props, writeNode);
    case "select":
      return writeSelect(props, writeNode);
    default:
      if (tag.includes("-") || LEFT_TO_REACT.has(tag)) throw new LeftToReact(tag);
  }
  if (VOID.has(tag)) return writeMarkup(`${openingTag(tag, props)}/>`);
  writeMarkup(`${openingTag(tag, props)}>`);
  writeContent(tag, props, writeNode);
}

/** React writes these after the others, in this order. */
const SENDING = ["name", "formAction", "formEncType", "formMethod", "formTarget"];
const LATE: Record<string, string[]> = { button: SENDING, input: SENDING, form: ["action", "encType", "method", "target"] };

function openingTag(tag: string, props: Props): string {
  let written = `<${tag}`;
  const late = LATE[tag];
  for (const name in props) {
    const value = props[name];
    if (value === null || value === undefined || name === "children" || name === "dangerouslySetInnerHTML" || name === "ref") continue;
    if (late?.includes(name)) continue;
    written += tag === "a" && name === "href" && value === "" ? ' href=""' : writeAttribute(name, value);
  }
  for (const name of late ?? []) {
    const value = props[name];
    if (value !== null && value !== undefined) written += writeAttribute(name, value);
  }
  return written;
}

function writeContent(tag: string, { children, dangerouslySetInnerHTML: inner }: Props, writeNode: WriteNode): void {
  if (inner) page.html += keepLineBreak(tag, String((inner as { __html: unknown }).__html ?? ""));
  else if (typeof children === "string") page.html += keepLineBreak(tag, escapeHtml(children));
  else if (children !== null && children !== undefined) {
    const { isInSvg, isInPicture } = page;
    page.isInSvg = (isInSvg || tag === "svg") && tag !== "foreignObject";
    page.isInPicture ||= tag === "picture";
    writeNode(children);
    page.isInSvg = isInSvg;
    page.isInPicture = isInPicture;
  }
  writeEnd(tag);
}

/** Browsers drop a line break right after the opening tag of these. */
const keepLineBreak = (tag: string, text: string) => ((tag === "pre" || tag === "textarea") && text.startsWith("\n") ? `\n${text}` : text);

function writeHead(props: Props, writeNode: WriteNode): void {
  if (page.hasBody || page.head.inPlace) throw new LeftToReact("a head out of place");
  page.start += `${openingTag("head", props)}>`;
  page.head.inPlace = writeAside(() => writeNode(props.children));
  page.endsInText = false;
}

function collectForHead(tag: "title" | "meta" | "link", props: Props): void {
  if ("itemProp" in props || props.onLoad || props.onError || "disabled" in props)
    throw new LeftToReact(`a ${tag} that is not for the head`);
  if (page.endsInText) throw new LeftToReact(`a ${tag} in a text`);
  const { head } = page;
  if (tag === "title") {
    if (typeof props.children !== "string") throw new LeftToReact("a title that is not a text");
    head.others += `${openingTag(tag, props)}>${escapeHtml(props.children)}</title>`;
  } else if (tag === "link" && props.rel === "stylesheet") {
    const { precedence, ...others } = props;
    if (head.sheets || typeof precedence !== "string") throw new LeftToReact("a stylesheet that has its place");
    head.sheets = `${openingTag(tag, { ...others, "data-precedence": precedence })}/>`;
  } else if (tag === "link" && (typeof props.rel !== "string" || typeof props.href !== "string" || props.href === "")) {
    throw new LeftToReact("a link that leads nowhere");
  } else {
    const part =
      tag === "link" ? "others" : typeof props.charSet === "string" ? "charset" : props.name === "viewport" ? "viewport" : "others";
    head[part] += `${openingTag(tag, props)}/>`;
  }
}

function writeScript({ children, ...props }: Props): void {
  if (page.isInSvg || (props.async && props.src) || children !== undefined) throw new LeftToReact("a script that React looks into");
  writeMarkup(
    `${openingTag("script", props)}>${(props.dangerouslySetInnerHTML as { __html?: string } | undefined)?.__html ?? ""}</script>`,
  );
}

/** React asks from the head for pictures that are seen at once, unless they are in a picture element. */
function refuseEarlyPicture({ loading, fetchPriority, src, srcSet }: Props): void {
  if (loading === "lazy" || fetchPriority === "low" || page.isInPicture || (!src && !srcSet)) return;
  if (typeof src === "string" && !srcSet && /^data:/i.test(src)) return;
  throw new LeftToReact("a picture that is asked for from the head");
}

function writeInput({ defaultChecked, defaultValue, checked, value, ...others }: Props): void {
  const [isChecked, shown] = [checked ?? defaultChecked, value ?? defaultValue];
  const state = `${isChecked ? ' checked=""' : ""}${shown === null || shown === undefined ? "" : writeAttribute("value", shown)}`;
  writeMarkup(`${openingTag("input", others)}${state}/>`);
}

function writeTextarea({ value, defaultValue, children, ...others }: Props): void {
  if (children !== undefined) throw new LeftToReact("a textarea with children");
  writeMarkup(`${openingTag("textarea", others)}>${keepLineBreak("textarea", escapeHtml(String(value ?? defaultValue ?? "")))}`);
  writeEnd("textarea");
}

function writeSelect({ value, defaultValue, ...others }: Props, writeNode: WriteNode): void {
  const { chosen } = page;
  page.chosen = value ?? defaultValue;
  writeMarkup(`${openingTag("select", others)}>`);
  writeContent("select", others, writeNode);
  page.chosen = chosen;
}

function writeOption({ selected, ...others }: Props, writeNode: WriteNode): void {
  const { chosen } = page;
  const value = others.value ?? others.children;
  if (Array.isArray(chosen) || (chosen !== undefined && typeof value === "object")) throw new LeftToReact("a choice that React works out");
  const isChosen = chosen === undefined || chosen === null ? Boolean(selected) : String(chosen) === String(value);
  writeMarkup(`${openingTag("option", others)}${isChosen ? ' selected=""' : ""}>`);
  writeContent("option", others, writeNode);
}
