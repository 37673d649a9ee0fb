export const WIDTH = 1600;
export const HEIGHT = 1200;

export type Point = readonly [x: number, y: number];
export type Stop = readonly [offset: number, color: string, opacity?: number];

/** Small things need tenths; large ones are the same without, and shorter. */
export const short = (value: number): string => String(Math.abs(value) < 24 ? Math.round(value * 10) / 10 : Math.round(value));
const at = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;

/** Points written as "x y, x y". */
export const pointsOf = (text: string): Point[] =>
  text.split(",").map((pair) => {
    const [x = 0, y = 0] = pair.trim().split(" ").map(Number);
    return [x, y];
  });

/** Writes a path with its numbers rounded. */
export const pen = (parts: TemplateStringsArray, ...numbers: number[]): string => String.raw({ raw: parts }, ...numbers.map(short));

/** A line from point to point, written as steps in whole units: that is the shortest way to write it. */
export function straight(points: readonly Point[]): string {
  const whole = points.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  return whole
    .map(([x, y], index) => {
      const [px, py] = whole[index - 1] ?? [0, 0];
      return `${index === 0 ? "M" : index === 1 ? "l" : " "}${x - px} ${y - py}`;
    })
    .join("");
}

export const polygon = (points: readonly Point[]): string => `${straight(points)}Z`;

/** A soft line through the middles between the points. */
export function soft(points: readonly Point[]): string {
  const whole = points.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  const [first = [0, 0]] = whole;
  const last = whole.at(-1) ?? first;
  let [x, y]: Point = first;
  const bends = whole.slice(1, -1).map((bend, index) => {
    const next = whole[index + 2] ?? last;
    const end = [Math.round((bend[0] + next[0]) / 2), Math.round((bend[1] + next[1]) / 2)] as const;
    const curve = `${bend[0] - x} ${bend[1] - y} ${end[0] - x} ${end[1] - y}`;
    [x, y] = end;
    return `${index ? " " : "q"}${curve}`;
  });
  return `M${at(first)}${bends.join("")}L${at(last)}`;
}

export const circle = (x: number, y: number, r: number): string => ellipse(x, y, r, r);
export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${at([x - rx, y])}a${short(rx)} ${short(ry)} 0 1 0 ${short(rx * 2)} 0a${short(rx)} ${short(ry)} 0 1 0 ${short(-rx * 2)} 0Z`;
export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${at([x, y])}h${short(width)}v${short(height)}h${short(-width)}Z`;
/** A level stroke; many make the grain of water, planks and grass. */
export const dash = (x: number, y: number, length: number): string => `M${at([x, y])}h${short(length)}`;

const packed = (path: string) => path.replaceAll(" -", "-");
const seeThrough = (name: string, opacity: number) => (opacity < 1 ? ` ${name}="${Math.round(opacity * 100) / 100}"` : "");

export const fill = (path: string, paint: string, opacity = 1): string =>
  path ? `<path d="${packed(path)}" fill="${paint}"${seeThrough("opacity", opacity)}/>` : "";

export const stroke = (path: string, paint: string, width: number, opacity = 1, cap: "round" | "butt" = "round"): string =>
  path
    ? `<path d="${packed(path)}" fill="none" stroke="${paint}" stroke-width="${short(width)}"${cap === "butt" ? ' stroke-linecap="butt"' : ""}${seeThrough("opacity", opacity)}/>`
    : "";

/** Equal round spots; each is the round end of a line without length. */
export const dots = (spots: readonly Point[], radius: number, paint: string): string =>
  stroke(spots.map((spot) => `M${at(spot)}h0`).join(""), paint, radius * 2);

/** A stroke in pieces: a row of windows, a rope. */
export const dashed = (path: string, paint: string, width: number, pieces: string, opacity = 1): string =>
  path
    ? `<path d="${packed(path)}" fill="none" stroke="${paint}" stroke-width="${short(width)}" stroke-dasharray="${pieces}" stroke-linecap="butt"${seeThrough("opacity", opacity)}/>`
    : "";

/** Filled with soft corners, as a cushion is. */
export const cushion = (path: string, paint: string, roundness: number): string =>
  `<path d="${packed(path)}" fill="${paint}" stroke="${paint}" stroke-width="${short(roundness)}"/>`;

export const group = (content: string, attributes: string): string => (content ? `<g ${attributes}>${content}</g>` : "");

/** The paper: keeps the gradients and clips that the drawing names. */
export class Sheet {
  readonly #defs = new Map<string, string>();
  readonly #stamps = new Map<string, { id: string; content: string }>();

  /** A fade from the top of the painted shape to its bottom, or in another direction of its box. */
  fade(stops: readonly Stop[], [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 0, 1]): string {
    const direction = [x1 ? ` x1="${x1}"` : "", y1 ? ` y1="${y1}"` : "", x2 === 1 ? "" : ` x2="${x2}"`, y2 ? ` y2="${y2}"` : ""].join("");
    return this.#url(`<linearGradient id="%"${direction}>${stopsOf(stops)}</linearGradient>`);
  }

  /** A fade from one color at the top to another at the bottom. */
  blend(top: string, bottom: string): string {
    return this.fade([
      [0, top],
      [1, bottom],
    ]);
  }

  glow(stops: readonly Stop[]): string {
    return this.#url(`<radialGradient id="%">${stopsOf(stops)}</radialGradient>`);
  }

  /** Draws once and then only repeats, at another place and size. */
  stamp(name: string, draw: () => string, x: number, y: number, scale: number): string {
    const id = this.#stamps.get(name)?.id ?? `s${this.#stamps.size}`;
    if (!this.#stamps.has(name)) this.#stamps.set(name, { id, content: draw() });
    return `<use href="#${id}" transform="translate(${at([x, y])})scale(${Math.round(scale * 100) / 100})"/>`;
  }

  clipped(content: string, path: string): string {
    return group(content, `clip-path="${this.#url(`<clipPath id="%"><path d="${packed(path)}"/></clipPath>`)}"`);
  }

  #url(definition: string): string {
    const id = this.#defs.get(definition) ?? `p${this.#defs.size}`;
    this.#defs.set(definition, id);
    return `url(#${id})`;
  }

  /** The whole picture. */
  finish(content: string): string {
    const defs = [...this.#defs].map(([definition, id]) => definition.replace("%", id)).join("");
    const stamps = [...this.#stamps.values()].map(({ id, content: drawn }) => `<g id="${id}">${drawn}</g>`).join("");
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" stroke-linecap="round" stroke-linejoin="round"><defs>${defs}${stamps}</defs>${content}</svg>`;
  }
}

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop${offset ? ` offset="${Math.round(offset * 100) / 100}"` : ""} stop-color="${color}"${seeThrough("stop-opacity", opacity)}/>`,
    )
    .join("");
