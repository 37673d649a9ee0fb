import type { Map as MapLibreMap } from "maplibre-gl";

const SIZE = 16;
const RADIUS = 4;

/** Gives the map the dot that stands at a town: how far each pixel is from its edge, so that it takes any colour. */
export function provideDot(map: MapLibreMap): void {
  map.setMissingStyleImageResolver((id) => {
    if (id === "dot") map.addImage("dot", { width: SIZE, height: SIZE, data: drawDot() }, { pixelRatio: 2, sdf: true });
  });
}

function drawDot(): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(SIZE * SIZE * 4);
  for (let i = 0; i < SIZE * SIZE; i++) {
    const distance = Math.hypot((i % SIZE) + 0.5 - SIZE / 2, Math.floor(i / SIZE) + 0.5 - SIZE / 2) - RADIUS;
    pixels[i * 4 + 3] = 191 - distance * 32;
  }
  return pixels;
}
