/** What a picture looks like, from a tiny version of it. */
export type PhotoLook = {
  width: number;
  height: number;
  /** From 0 to 255. */ brightness: number;
  /** Alike for the same picture only. */ print: string;
};

const WIDE_ENOUGH = 1024;
const DARK = 55;

/** Columns and rows of the tiny version. */
export const LOOK_COLUMNS = 9;
export const LOOK_ROWS = 8;

/** The look of a picture whose tiny version has these pixels (red, green, blue and alpha by turns). */
export function lookOf(size: { width: number; height: number }, pixels: ArrayLike<number>): PhotoLook {
  const lights = Array.from({ length: LOOK_COLUMNS * LOOK_ROWS }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((part) => pixels[index * 4 + part]);
    return 0.299 * red + 0.587 * green + 0.114 * blue;
  });
  const mean = (part: number) => Math.round(lights.reduce((sum, _, index) => sum + (pixels[index * 4 + part] ?? 0), 0) / lights.length / 8);
  const slopes = lights
    .map((light, index) => ((index + 1) % LOOK_COLUMNS !== 0 && light > (lights[index + 1] ?? 0) + 1 ? "1" : "0"))
    .join("");
  return {
    ...size,
    brightness: lights.reduce((sum, light) => sum + light, 0) / lights.length,
    print: `${size.width}x${size.height} ${[0, 1, 2].map(mean).join()} ${slopes}`,
  };
}

/** What could be better about each picture, in their order; null where nothing is known or to be said. */
export function photoHints(looks: readonly (PhotoLook | undefined)[]): (string | null)[] {
  return looks.map((look, index) => {
    if (!look) return null;
    const twin = looks.findIndex((other) => other?.print === look.print);
    if (twin < index) return `Same as photo ${twin + 1}`;
    if (look.width < WIDE_ENOUGH) return `Small: ${look.width} × ${look.height}`;
    return look.brightness < DARK ? "Quite dark" : null;
  });
}
