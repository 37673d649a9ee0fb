/** Degrees. A box over the date line has its west greater than its east. */
export type MapBox = { west: number; south: number; east: number; north: number };

export type Position = { latitude: number; longitude: number };

/** Brings a longitude that went around the world back to -180 … 180. */
export const normalLongitude = (longitude: number): number => {
  const turned = ((((longitude + 180) % 360) + 360) % 360) - 180;
  return turned === -180 && longitude > 0 ? 180 : turned;
};

/** The box that a map shows; its longitudes may continue beyond the date line. */
export function readBox({ west, south, east, north }: MapBox): MapBox {
  const rows = { south: Math.max(-90, south), north: Math.min(90, north) };
  if (east - west >= 360) return { west: -180, east: 180, ...rows };
  return { west: normalLongitude(west), east: normalLongitude(east), ...rows };
}

/** The smallest box around the positions, over the date line if that is shorter; null without any. */
export function boxAround(positions: readonly Position[]): MapBox | null {
  if (positions.length === 0) return null;
  const latitudes = positions.map(({ latitude }) => latitude);
  const longitudes = positions.map(({ longitude }) => longitude).toSorted((a, b) => a - b);
  const gaps = longitudes.map((east, index) => {
    const west = longitudes[index + 1] ?? longitudes[0] ?? 0;
    return { gap: index + 1 < longitudes.length ? west - east : west + 360 - east, west, east };
  });
  const widest = gaps.reduce((best, each) => (each.gap >= best.gap ? each : best));
  return { west: widest.west, east: widest.east, south: Math.min(...latitudes), north: Math.max(...latitudes) };
}

/** The corners as the map takes them: the east never west of the west. */
export const cornersOf = ({ west, south, east, north }: MapBox): [[number, number], [number, number]] => [
  [west, south],
  [east < west ? east + 360 : east, north],
];

export const isInBox = ({ west, south, east, north }: MapBox, { latitude, longitude }: Position): boolean =>
  latitude >= south &&
  latitude <= north &&
  (west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east);
