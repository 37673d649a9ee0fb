import sharp from "sharp";

/** A photo in a format and size that goes into a paper, cut to a wide strip. */
export const paperPicture = (photo: Uint8Array): Promise<Buffer> =>
  sharp(photo).resize({ width: 1400, height: 305, fit: "cover", position: "attention" }).jpeg({ quality: 82 }).toBuffer();
