/** A small map as it is drawn on paper: SVG paths and names in a box of this size, with the place in its middle. */
export type MapSketch = {
  width: number;
  height: number;
  land: string[];
  rivers: string[];
  names: { name: string; x: number; y: number; isCity: boolean }[];
};
