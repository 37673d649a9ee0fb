/** Where the tiles of the shipped map are. */
export const TILE_PATH = "/api/places/tiles/{z}/{x}/{y}";

/** The last zoom that has tiles of its own; nearer ones are drawn from it. */
export const LAST_TILE_ZOOM = 10;
