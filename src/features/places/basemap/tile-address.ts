export type TileAddress = { z: number; x: number; y: number };

/** Where the tiles of the shipped map are. */
export const TILE_PATH = "/api/places/tiles/{z}/{x}/{y}";

/** The last zoom that has tiles of its own; closer zooms are drawn from it. */
export const LAST_TILE_ZOOM = 9;

/** The side of a tile in its own units. The last zoom is finer, because closer ones are drawn from it: 5 to 10 meters there. */
export const tileExtent = (z: number): number => (z === LAST_TILE_ZOOM ? 8192 : 4096);
