export const WIDTH = 1600;
export const HEIGHT = 1200;

export type Point = readonly [x: number, y: number];
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Small things need tenths; large ones are the same without, and shorter. */
export const short = (value: number): string => String(Math.abs(value) < 24 ? Math.round(value * 10) / 10 : Math.round(value));
const fine = (value: number) => String(Math.round(value * 10) / 10);
const at = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;

export const straight = (points: readonly Point[]): string => `M${points.map(at).join("L")}`;
export const polygon = (points: readonly Point[]): string => `${straight(points)}Z`;
/** For what is built or set with care. */
export const exact = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${fine(x)} ${fine(y)}`).join("L")}`;

/** A soft line through the middles between the points. */
export function soft(points: readonly Point[]): string {
  const [first = [0, 0]] = points;
  const last = points.at(-1) ?? first;
  const bends = points.slice(1, -1).map((point, index) => {
    const next = points[index + 2] ?? last;
    return `Q${at(point)} ${at([(point[0] + next[0]) / 2, (point[1] + next[1]) / 2])}`;
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
    ? `<path d="${packed(path)}" fill="none" stroke="${paint}" stroke-width="${short(width)}"${cap === "round" ? ' stroke-linecap="round" stroke-linejoin="round"' : ""}${seeThrough("opacity", opacity)}/>`
    : "";

/** Filled with soft corners, as a cushion is. */
export const cushion = (path: string, paint: string, roundness: number): string =>
  `<path d="${packed(path)}" fill="${paint}" stroke="${paint}" stroke-width="${short(roundness)}" stroke-linejoin="round"/>`;

export const group = (content: string, attributes: string): string => (content ? `<g ${attributes}>${content}</g>` : "");
export const moved = (content: string, x: number, y: number, scale = 1): string =>
  group(content, `transform="translate(${at([x, y])})${scale === 1 ? "" : ` scale(${Math.round(scale * 1000) / 1000})`}"`);

/** The paper: keeps the gradients and clips that the drawing names. */
export class Sheet {
  readonly #defs = new Map<string, string>();

  /** A fade from the top of the painted shape to its bottom, or in another direction of its box. */
  fade(stops: readonly Stop[], [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 0, 1]): string {
    const direction = x1 === 0 && y1 === 0 && x2 === 1 && y2 === 0 ? "" : ` x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`;
    return this.#url(`<linearGradient id="%"${direction}>${stopsOf(stops)}</linearGradient>`);
  }

  glow(stops: readonly Stop[]): string {
    return this.#url(`<radialGradient id="%">${stopsOf(stops)}</radialGradient>`);
  }

  clipped(content: string, path: string): string {
    return group(content, `clip-path="${this.#url(`<clipPath id="%"><path d="${path}"/></clipPath>`)}"`);
  }

  #url(definition: string): string {
    const id = this.#defs.get(definition) ?? `p${this.#defs.size}`;
    this.#defs.set(definition, id);
    return `url(#${id})`;
  }

  /** The whole picture. */
  finish(content: string): string {
    const defs = [...this.#defs].map(([definition, id]) => definition.replace("%", id)).join("");
    return `<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1440" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${defs}</defs>${content}</svg>`;
  }
}

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${Math.round(offset * 100) / 100}" stop-color="${colour}"${seeThrough("stop-opacity", opacity)}/>`,
    )
    .join("");
