export type TileAddress = { z: number; x: number; y: number };

/** Where the tiles of the shipped map are. */
export const TILE_PATH = "/api/places/tiles/{z}/{x}/{y}";

/** The last zoom that has tiles of its own; closer zooms are drawn from it. */
export const LAST_TILE_ZOOM = 10;

/** The side of a tile in its own units. */
export const TILE_EXTENT = 4096;
