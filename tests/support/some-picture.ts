import sharp from "sharp";

/** A small picture that is unlike the others made here. */
export function somePicture(seed = Math.random()): Promise<Buffer> {
  const background = { r: Math.floor(seed * 255), g: 110, b: 117 };
  return sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer();
}
