import { lighter, mix } from "../drawing/color.ts";
import { span, type Stage } from "../drawing/stage.ts";
import { dash, fill, HEIGHT, rectangle, stroke, WIDTH } from "../drawing/svg.ts";

/** Water without a horizon: deep in one corner, and the light on its ripples. */
export function drawDeep({ palette, sheet, random, side }: Stage): string {
  const [far, middle, near] = palette.water;
  const body = fill(
    rectangle(0, 0, WIDTH, HEIGHT),
    sheet.fade(
      [
        [0, mix(middle, far, 0.3)],
        [0.5, middle],
        [1, near],
      ],
      side > 0 ? [0, 0, 1, 1] : [1, 0, 0, 1],
    ),
  );
  let path = "";
  for (let n = 0; n < 34; n++) path += dash(span(random, -40, WIDTH), span(random, 0, HEIGHT), span(random, 20, 90));
  return body + stroke(path, lighter(far, 0.3), 3.5, 0.3);
}
