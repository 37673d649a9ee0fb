import fc from "fast-check";
import {
  type ComponentType,
  Component,
  createContext,
  createElement,
  forwardRef,
  Fragment,
  memo,
  type ReactNode,
  StrictMode,
  Suspense,
  use,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { LeftToReact } from "./left-to-react.ts";
import { renderHtml } from "./render-html.server.ts";

afterEach(() => vi.restoreAllMocks());

const pageOf = (body: ReactNode, head: ReactNode = null) => (
  <html lang="en">
    <head>{head}</head>
    <body className="page">{body}</body>
  </html>
);

function written(page: ReactNode): string {
  const { start, head, middle, end } = renderHtml(page);
  return `${start}${head}${middle.toString()}${end}`;
}

/** Both renderers write the same; twice, because ours remembers icons and attributes. */
function expectSame(body: ReactNode, head?: ReactNode): void {
  const page = pageOf(body, head);
  const byReact = renderToString(page);
  expect(written(page)).toBe(byReact);
  expect(written(page)).toBe(byReact);
}

const NAUGHTY = ["", " ", "\n", "<script>", "</style>", "&amp;", 'it\'s "quoted"', "ä – ’ 漢字 🙂", "a\u0000b", "\ud800"];

it("writes texts as React does, kept apart by comments", () => {
  expectSame(
    <p>
      {NAUGHTY}
      {1}
      {0}
      {"text"}
      {false}
      {null}
      {undefined}
      {true}
      {[["nested"], "list", [[]]]}
      <b>bold</b>
      {"after"}
      {""}
      {"again"}
    </p>,
  );
  for (const text of NAUGHTY) expectSame(<div title={text}>{text}</div>);
});

it("writes every kind of attribute as React does", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const values: unknown[] = [...NAUGHTY, 0, 1, -1, 2.5, Number.NaN, true, false, null, undefined, () => {}, {}, [1, 2]];
  const names = `className id href src role tabIndex hidden disabled checked readOnly required multiple autoFocus download capture
    width height cols rows size span rowSpan start value type alt title dir lang data-follow data-yes aria-hidden aria-label aria-expanded
    contentEditable spellCheck draggable inert open async defer htmlFor httpEquiv crossOrigin srcSet fetchPriority strokeWidth strokeLinecap
    viewBox xlinkHref xmlLang maxLength autoComplete inputMode enterKeyHint formNoValidate noValidate onClick onclick suppressHydrationWarning
    command commandfor popover popoverTarget itemScope some-thing innerHTML ref`
    .split(/\s+/)
    .filter((name) => name !== "ref");
  for (const name of names) for (const value of values) expectSame(createElement("div", { [name]: value }));
});

it("writes styles as React does", () => {
  expectSame(<div style={{ width: 7, height: 0, opacity: 0.5, lineHeight: 2, marginTop: "1em ", color: undefined, WebkitLineClamp: 3 }} />);
  expectSame(<div style={{ "--gap": 4, "--name": "a'b", msTransform: "none", content: '"<"' } as object} />);
  expectSame(<div style={{}} />);
});

it("writes form fields as React does", () => {
  expectSame(
    <form method="post" action="/here" className="form" encType="multipart/form-data">
      <input name="a" defaultValue="x" type="text" form="other" />
      <input type="checkbox" value="b" defaultChecked name="b" />
      <input type="radio" checked={false} readOnly value={0} />
      <input type="submit" value="Send" formAction="/there" />
      <textarea name="t" defaultValue={"\nfirst & last"} />
      <textarea value="" readOnly />
      <select name="s" defaultValue="2">
        <option value="1">One</option>
        <option value="2">Two</option>
        <option>3</option>
      </select>
      <select value="Three" onChange={() => {}}>
        <option>Three</option>
        <optgroup label="More">
          <option value={4}>Four</option>
        </optgroup>
      </select>
      <button type="submit" name="intent" value="go" className="go">
        Go
      </button>
    </form>,
  );
});

it("writes pictures, drawings and prepared markup as React does", () => {
  expectSame(
    <>
      <img src="/a.webp" loading="lazy" alt="A" />
      <picture>
        <source srcSet="/b.avif 1x" type="image/avif" />
        <img src="/b.webp" alt="B" width={10} height={20} />
      </picture>
      <svg viewBox="0 0 1 1" strokeWidth={2} xmlns="http://www.w3.org/2000/svg">
        <title>Inside</title>
        <path d="M0 0" fillRule="evenodd" />
      </svg>
      <pre>{"\nline"}</pre>
      <div dangerouslySetInnerHTML={{ __html: "<b>&amp;</b>" }} />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: '{"a":1}' }} />
      <br />
      <a href="">here</a>
    </>,
  );
});

it("collects for the head what React collects", () => {
  expectSame(
    <main>
      <title>From the page & more</title>
      <meta name="description" content="Said in the body" />
      <p>Text</p>
    </main>,
    <>
      <meta name="viewport" content="width=device-width" />
      <meta charSet="utf-8" />
      <link rel="icon" href="/icon.svg" />
      <link rel="stylesheet" href="/styles.css" precedence="default" />
      <script dangerouslySetInnerHTML={{ __html: "start()" }} />
    </>,
  );
});

const Theme = createContext("light");
const Unused = createContext("default");

it("renders components of all kinds as React does", () => {
  const Named = ({ children }: { children?: ReactNode }) => <i className={useContext(Theme)}>{children}</i>;
  const Kept = memo(({ name }: { name: string }) => <b>{name}</b>);
  const Given = forwardRef<HTMLInputElement, { label: string }>(({ label }, ref) => <input ref={ref} aria-label={label} />);
  class Counted extends Component<{ start: number; children: ReactNode }, { count: number; twice?: number }> {
    static override contextType = Theme;
    static getDerivedStateFromProps = (_: unknown, state: { count: number }) => ({ twice: state.count * 2 });
    override state: { count: number; twice?: number } = { count: this.props.start };
    override render() {
      return [this.state.twice, String(this.context), <Fragment key="c">{this.props.children}</Fragment>];
    }
  }
  const Hooked = () => {
    const [state] = useState(() => "state");
    const [reduced] = useReducer(
      (value: number) => value + 1,
      1,
      (value) => value * 10,
    );
    const ref = useRef(5);
    const made = useMemo(() => ["made"], []);
    const call = useCallback(() => "called", []);
    const stored = useSyncExternalStore(
      () => () => {},
      () => "browser",
      () => "server",
    );
    useEffect(() => {
      throw new Error("not on the server");
    });
    return [state, reduced, ref.current, made, call(), stored, use(Theme)].map((each) => <li key={String(each)}>{each}</li>);
  };
  expectSame(
    <StrictMode>
      <Theme value="dark">
        <Named>
          in <Kept name="the dark" />
        </Named>
        <Theme.Consumer>{(value) => <u>{value}</u>}</Theme.Consumer>
        <Counted start={4}>
          <Named />
        </Counted>
      </Theme>
      <Given label="given" />
      <Suspense fallback="waiting">
        at once
        <Named />
      </Suspense>
      <Hooked />
    </StrictMode>,
  );
});

const Field = ({ children }: { children?: ReactNode }) => {
  const [first, second] = [useId(), useId()];
  return (
    <label id={first} htmlFor={second}>
      {children}
    </label>
  );
};

it("gives the ids that React gives, however deep", () => {
  const nested = (depth: number): ReactNode =>
    depth === 0 ? (
      <Field />
    ) : (
      [<Field key="a">{nested(depth - 1)}</Field>, null, <div key="b">{depth % 2 ? nested(depth - 1) : <Field />}</div>]
    );
  expectSame(nested(8));
  expectSame(Array.from({ length: 70 }, (_, i) => (i % 3 ? <Field key={i} /> : [<Field key="x" />, <p key="y" />])));
});

const leaf = fc.oneof(fc.string(), fc.constantFrom(null, true, false, "", "a", 0, 7), fc.constant(<Field />), fc.constant(<br />));
const { tree } = fc.letrec<{ tree: ReactNode; element: ReactNode; list: ReactNode }>((tie) => ({
  tree: fc.oneof({ maxDepth: 5, depthIdentifier: "tree" }, leaf, tie("element"), tie("list")),
  element: fc
    .record({
      tag: fc.constantFrom<string | ComponentType>(
        "div",
        "p",
        "section",
        "svg",
        "pre",
        "footer",
        Field,
        Suspense,
        Fragment as unknown as ComponentType,
      ),
      title: fc.option(fc.string(), { nil: undefined }),
      children: fc.array(tie("tree"), { maxLength: 4 }),
    })
    .map(({ tag, title, children }) => createElement(tag as string, typeof tag === "string" ? { title } : null, ...children)),
  list: fc.array(tie("tree"), { maxLength: 4 }).map((nodes) => nodes.map((node, i) => <Fragment key={i}>{node}</Fragment>)),
}));

it("writes any tree as React does", () => {
  fc.assert(
    fc.property(tree, (body) => {
      expect(written(pageOf(body))).toBe(renderToString(pageOf(body)));
    }),
    { numRuns: 500 },
  );
});

it("writes a long page as React does", () => {
  expectSame(
    <>
      {Array.from({ length: 9000 }, (_, i) => (
        <p key={i}>A paragraph of the long page, № {i}</p>
      ))}
      <footer>The end</footer>
      <p>after</p>
    </>,
  );
});

it("draws an icon once, and again when what it depends on is different", () => {
  let drawn = 0;
  const Icon = forwardRef<SVGSVGElement, { name: string }>(({ name }, ref) => {
    drawn += 1;
    return <svg ref={ref} className={`${name} ${useContext(Theme)}`} />;
  });
  const icons = (theme: string) => pageOf([<Icon key="1" name="a" />, <Theme key="2" value={theme} children={<Icon name="a" />} />]);
  written(icons("light"));
  expect(drawn).toBe(1);
  expect(written(icons("dark"))).toBe(renderToString(icons("dark")));
  expect(written(icons("light"))).toBe(renderToString(icons("light")));
});

const Updating = () => {
  const [count, setCount] = useState(0);
  if (count === 0) setCount(1);
  return count;
};
const Waiting = () => use(new Promise<string>(() => {}));

it.each<[string, ReactNode]>([
  ["a change of state while rendering", <Updating />],
  ["a promise", <Waiting />],
  ["an address that runs a script", <a href=" javascript:alert(1)">x</a>],
  ["a function as an action", <form action={() => {}} />],
  ["an element of its own", createElement("my-element")],
  ["a style element", <style>{"a{}"}</style>],
  ["a picture that is wanted at once", <img src="/a.webp" alt="" />],
  ["several chosen options", <select multiple defaultValue={["1"]} children={<option>1</option>} />],
])("leaves %s to React, and all as it was", (_, body) => {
  const page = pageOf(<Unused value="changed">{body}</Unused>);
  expect(() => renderHtml(page)).toThrow(LeftToReact);
  expectSame(<Unused.Consumer>{(value) => value}</Unused.Consumer>);
});

it("lets an error of a component through", () => {
  const Failing = () => {
    throw new Error("broken");
  };
  expect(() => renderHtml(pageOf(<Failing />))).toThrow("broken");
});
