/** The whole world as a square from (0, 0) in the north-west to (1, 1): the projection of web maps. */
export const mercatorX = (longitude: number): number => (longitude + 180) / 360;

export function mercatorY(latitude: number): number {
  const sine = Math.sin((Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, latitude)) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

export const longitudeAt = (x: number): number => x * 360 - 180;

export const latitudeAt = (y: number): number => (Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI;

/** The square ends there. */
const MOST_LATITUDE = 85.0511287798;

/** How wide the world is on the screen. */
export const worldPixels = (zoom: number): number => 512 * 2 ** zoom;
