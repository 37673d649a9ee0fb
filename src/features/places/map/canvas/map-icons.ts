import type { Map as MapLibreMap } from "maplibre-gl";

const SIZE = 32;
const DOT_RADIUS = 4;
/** In pixels of the picture, which is shown at half its size. */
const LINE = 3;
const HALO = 5;

/** On a square of 32. */
const LINES = {
  anchor: "M16 11V26M11.5 14.5h9M7 18c0 5 3.8 8 9 8s9-3 9-8M16 6a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5",
  waves:
    "M5 12c2-1.6 4-1.6 5.5 0s3.7 1.6 5.5 0 3.7-1.6 5.5 0 3.5 1.6 5.5 0M5 20c2-1.6 4-1.6 5.5 0s3.7 1.6 5.5 0 3.7-1.6 5.5 0 3.5 1.6 5.5 0",
};

/** Gives the map its pictures: each pixel holds its distance from the edge, so that they take any color. */
export function provideIcons(map: MapLibreMap): void {
  map.setMissingStyleImageResolver((id) => {
    if (id === "dot") add(map, id, 16, drawDot(16));
    if (id === "anchor" || id === "waves") add(map, id, SIZE, drawLines(LINES[id]));
  });
}

const add = (map: MapLibreMap, id: string, size: number, data: Uint8ClampedArray) =>
  map.addImage(id, { width: size, height: size, data }, { pixelRatio: 2, sdf: true });

function drawDot(size: number): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(size * size * 4);
  for (let i = 0; i < size * size; i++) {
    const distance = Math.hypot((i % size) + 0.5 - size / 2, Math.floor(i / size) + 0.5 - size / 2) - DOT_RADIUS;
    pixels[i * 4 + 3] = 191 - distance * 32;
  }
  return pixels;
}

/** Strokes from wide and dark to narrow and light. */
function drawLines(lines: string): Uint8ClampedArray {
  const canvas = document.createElement("canvas");
  canvas.width = SIZE;
  canvas.height = SIZE;
  const pen = canvas.getContext("2d");
  if (!pen) return new Uint8ClampedArray(SIZE * SIZE * 4);
  pen.lineCap = "round";
  pen.lineJoin = "round";
  const path = new Path2D(lines);
  for (let distance = HALO; distance > -LINE / 2; distance -= 0.5) {
    const level = Math.max(0, Math.min(255, 191 - distance * 32));
    pen.strokeStyle = `rgb(${level}, 0, 0)`;
    pen.lineWidth = LINE + 2 * distance;
    pen.stroke(path);
  }
  const pixels = pen.getImageData(0, 0, SIZE, SIZE).data;
  for (let i = 0; i < pixels.length; i += 4) pixels[i + 3] = pixels[i] ?? 0;
  return pixels;
}
