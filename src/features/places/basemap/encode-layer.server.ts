import { fromVectorTileJs, GeoJSONWrapper } from "@maplibre/vt-pbf";

export type TileFeature = ConstructorParameters<typeof GeoJSONWrapper>[0][number];

/** One layer of a vector tile. Layers that follow each other as bytes are a tile. */
export function encodeLayer(name: string, features: TileFeature[], extent: number): Uint8Array {
  const layer = new GeoJSONWrapper(features, { version: 2, extent });
  layer.name = name;
  return fromVectorTileJs({ layers: { [name]: layer } });
}
