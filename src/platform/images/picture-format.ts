const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
const STILL_BRANDS = /^(avif|avis|heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/;

/**
 * What the bytes are by their first ones, whatever the file is called; null for anything that we do not take. Asked before the decoder is,
 * which would also open SVG, PDF and TIFF.
 */
export function pictureFormat(bytes: Uint8Array): "jpeg" | "png" | "gif" | "webp" | "heif" | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg";
  if (ascii(bytes, 0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return "gif";
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return "webp";
  if (ascii(bytes, 4, 8) === "ftyp" && STILL_BRANDS.test(ascii(bytes, 8, 12))) return "heif";
  return null;
}
