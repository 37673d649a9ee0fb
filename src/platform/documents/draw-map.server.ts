import type { Document } from "./draw-text.server.ts";
import type { MapSketch } from "./map-sketch.ts";

const WATER = "#CFE3E3";
const LAND = "#F8F2E6";
const SHORE = "#B9CFCB";
const RADIUS = 10;
const PIN = "M0 0C-4-6-11-12.5-11-20.5a11 11 0 0 1 22 0C11-12.5 4-6 0 0Z";

/** The ground of a map, cut to its box. */
export function drawGround(document: Document, { width, height, land, rivers }: MapSketch, { x, y }: { x: number; y: number }): void {
  document.save().roundedRect(x, y, width, height, RADIUS).clip();
  document.rect(x, y, width, height).fill(WATER);
  document.translate(x, y);
  for (const path of land) document.path(path).fill(LAND, "even-odd");
  for (const path of rivers) document.path(path).lineWidth(0.8).stroke(WATER);
  document.restore();
  document.roundedRect(x, y, width, height, RADIUS).lineWidth(0.75).stroke(SHORE);
}

/** Its point stands on the place. */
export function drawPin(document: Document, { x, y }: { x: number; y: number }, color: string): void {
  document.save().translate(x, y);
  document.path(PIN).fill(color);
  document.circle(0, -20.5, 4.2).fill("#FFFFFF");
  document.restore();
}
