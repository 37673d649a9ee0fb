import { readFile } from "node:fs/promises";
import { setImmediate } from "node:timers/promises";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { makeBanner, makePreview, makeVariant } from "./images.server.ts";
import { openPhoto as open, type Picture } from "./open-photo.server.ts";
import { PHOTO_WIDTHS, widthsFor } from "./photo-sizes.ts";

const openPhoto = (picture: Picture) => open(picture, { id: "ada" });

/** Red on the left, blue on the right. */
const twoHalves = (width = 80, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: "#0000ff" } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: "#ff0000" } }, left: 0, top: 0 },
  ]);

async function colorAt(picture: Uint8Array, x: number, y: number): Promise<"red" | "blue" | "other"> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
  const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
  if (g > 60) return "other";
  return r > 200 && b < 60 ? "red" : b > 200 && r < 60 ? "blue" : "other";
}

/** A PNG whose header claims a size and whose pixels are hardly there. */
function pngClaiming(width: number, height: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(30))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

describe("a photo that is sent", () => {
  test("loses its place, its camera and every other metadata", async () => {
    const sent = await twoHalves()
      .withExif({ IFD0: { Make: "Camera of Ada" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "59/1 54/1 0/1" } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>')
      .withIccProfile("p3")
      .jpeg()
      .toBuffer();
    expect(await sharp(sent).metadata()).toMatchObject({ exif: expect.anything(), xmp: expect.anything(), icc: expect.anything() });
    const { bytes } = await openPhoto(sent);
    const { exif, xmp, icc, iptc, orientation } = await sharp(bytes).metadata();
    expect({ exif, xmp, icc, iptc, orientation }).toEqual({});
    expect(bytes.includes("Camera of Ada")).toBe(false);
  });

  test("is turned upright", async () => {
    const sideways = await twoHalves().withMetadata({ orientation: 6 }).jpeg({ quality: 100, chromaSubsampling: "4:4:4" }).toBuffer();
    const photo = await openPhoto(sideways);
    expect(photo).toMatchObject({ width: 40, height: 80 });
    expect(await colorAt(photo.bytes, 0.5, 0.2)).toBe("red");
    expect(await colorAt(photo.bytes, 0.5, 0.8)).toBe("blue");
  });

  test("keeps its colors when they come in another space", async () => {
    const plain = { create: { width: 8, height: 8, channels: 3 as const, background: "#c83200" } };
    const wide = await sharp(plain).withIccProfile("p3").png().toBuffer();
    const [r = 0] = await sharp((await openPhoto(wide)).bytes)
      .raw()
      .toBuffer();
    expect(Math.abs(r - 200)).toBeLessThan(4);
  });

  test("has no see-through parts left", async () => {
    const glass = await sharp({ create: { width: 8, height: 8, channels: 4, background: "#00000000" } })
      .png()
      .toBuffer();
    const { bytes } = await openPhoto(glass);
    expect((await sharp(bytes).metadata()).hasAlpha).toBe(false);
    expect([...(await sharp(bytes).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  test.each(["jpeg", "png", "webp", "avif", "gif"] as const)("may be %s", async (format) => {
    expect(await openPhoto(await twoHalves().toFormat(format).toBuffer())).toMatchObject({ width: 80, height: 40 });
  });

  test("is known by its content, whatever its name says", async () => {
    const namedJpg = new File([new Uint8Array(await twoHalves().png().toBuffer())], "harbor.jpg", { type: "image/jpeg" });
    expect(await openPhoto(new Uint8Array(await namedJpg.arrayBuffer()))).toMatchObject({ width: 80 });
  });

  test("is its first frame when it moves", async () => {
    const frames = await Promise.all(
      ["#ff0000", "#0000ff"].map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const photo = await openPhoto(moving);
    expect(photo).toMatchObject({ width: 20, height: 20 });
    expect(await colorAt(photo.bytes, 0.5, 0.5)).toBe("red");
  });

  test("is kept no larger than anybody will ever see it", async () => {
    expect(await openPhoto(await twoHalves(5000, 10).png().toBuffer())).toMatchObject({ width: 3840, height: 8 });
  });
});

test("a photo may be a thousand times as long as it is wide", async () => {
  for (const [width, height] of [
    [2, 2000],
    [10, 9999],
    [11_000, 11],
  ] as const) {
    const long = await sharp({ create: { width, height, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    expect((await openPhoto(long)).preview).toMatch(/^data:image/);
  }
});

describe("refuses", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script><rect width="9" height="9"/></svg>';
  const refused: [what: string, bytes: () => Promise<Buffer> | Buffer, code: string][] = [
    ["an SVG, with or without a script", () => Buffer.from(svg), "photo_format_unsupported"],
    ["an SVG behind an XML head", () => Buffer.from(`<?xml version="1.0"?>${svg}`), "photo_format_unsupported"],
    ["a TIFF", () => twoHalves().tiff().toBuffer(), "photo_format_unsupported"],
    ["a PDF", () => Buffer.from("%PDF-1.7\n"), "photo_format_unsupported"],
    ["nothing", () => Buffer.alloc(0), "photo_format_unsupported"],
    [
      "text with a picture's first bytes",
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from("not a photo")]),
      "photo_unreadable",
    ],
    ["a JPEG that ends in the middle", async () => (await twoHalves(400, 300).jpeg().toBuffer()).subarray(0, 900), "photo_unreadable"],
    [
      "a PNG that ends in the middle",
      async () =>
        (
          await sharp({
            create: { width: 300, height: 300, channels: 3, background: "#000000", noise: { type: "gaussian", mean: 128, sigma: 60 } },
          })
            .png()
            .toBuffer()
        ).subarray(0, 20_000),
      "photo_unreadable",
    ],
    ["a small file that claims to be gigantic", () => pngClaiming(100_000, 100_000), "photo_too_large"],
    ["a little more than 50 megapixels", () => pngClaiming(10_000, 5_001), "photo_too_large"],
    [
      "one pixel wide and two thousand high",
      () =>
        sharp({ create: { width: 1, height: 2000, channels: 3, background: "#fff" } })
          .png()
          .toBuffer(),
      "photo_too_narrow",
    ],
    [
      "ten pixels wide and eleven thousand high",
      () =>
        sharp({ create: { width: 10, height: 11_000, channels: 3, background: "#fff" } })
          .png()
          .toBuffer(),
      "photo_too_narrow",
    ],
    [
      "an AVIF of a few bytes that unfolds to 16 megapixels",
      () =>
        sharp({ create: { width: 4000, height: 4000, channels: 3, background: "#fff" } })
          .avif({ effort: 0, quality: 30 })
          .toBuffer(),
      "photo_too_large_for_avif",
    ],
    ["a HEIC box with nothing in it", () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"), "photo_unreadable"],
  ];
  test.each(refused)("%s", async (_, bytes, code) => {
    await expect(openPhoto(await bytes())).rejects.toMatchObject({ name: "AppError", code });
  });
});

describe("a variant", () => {
  test.each(["avif", "webp"] as const)("is %s in the asked width", async (format) => {
    const { bytes } = await openPhoto(await twoHalves(1000, 500).png().toBuffer());
    const variant = await makeVariant(bytes, { width: 480, format });
    const metadata = await sharp(variant).metadata();
    expect(metadata).toMatchObject({ width: 480, height: 240 });
    expect(format === "avif" ? metadata.compression : metadata.format).toBe(format === "avif" ? "av1" : "webp");
    expect(await colorAt(variant, 0.2, 0.5)).toBe("red");
  });

  test("is never larger than the photo", async () => {
    const { bytes } = await openPhoto(await twoHalves(500, 250).png().toBuffer());
    expect(await sharp(await makeVariant(bytes, { width: 1920, format: "webp" })).metadata()).toMatchObject({ width: 500, height: 250 });
  });

  test("exists in every width below the photo's and in the first that holds it whole", () => {
    expect(widthsFor(200)).toEqual([320]);
    expect(widthsFor(640)).toEqual([320, 480, 640]);
    expect(widthsFor(641)).toEqual([320, 480, 640, 960]);
    expect(widthsFor(5000)).toEqual(PHOTO_WIDTHS);
  });
});

test("the preview is a few bytes that still show where the colors are", async () => {
  const photo = await openPhoto(await twoHalves(800, 600).png().toBuffer());
  for (const preview of [photo.preview, await makePreview(photo.bytes)]) {
    expect(preview).toMatch(/^data:image\/webp;base64,[A-Za-z0-9+/=]+$/);
    expect(preview.length).toBeLessThan(600);
    const tiny = Buffer.from(preview.split(",")[1] ?? "", "base64");
    expect(await sharp(tiny).metadata()).toMatchObject({ width: 16, height: 12 });
    expect(await colorAt(tiny, 0.1, 0.5)).toBe("red");
    expect(await colorAt(tiny, 0.9, 0.5)).toBe("blue");
  }
});

test("a banner is cut to its size, as JPEG", async () => {
  const { bytes } = await openPhoto(await twoHalves(1000, 800).png().toBuffer());
  expect(await sharp(await makeBanner(bytes, { width: 700, height: 150 })).metadata()).toMatchObject({
    format: "jpeg",
    width: 700,
    height: 150,
  });
});

describe("many pictures at once", () => {
  const large = () =>
    sharp({ create: { width: 900, height: 600, channels: 3, background: "#000", noise: { type: "gaussian", mean: 128, sigma: 60 } } })
      .jpeg()
      .toBuffer();

  test("uploads wait for each other, and nobody who looks at a photo waits for them", async () => {
    const bytes = await large();
    const finished: string[] = [];
    const uploads = Array.from({ length: 4 }, () => openPhoto(bytes).then(() => finished.push("upload")));
    await makeVariant(await twoHalves(300, 200).png().toBuffer(), { width: 320, format: "webp" }).then(() => finished.push("variant"));
    await Promise.all(uploads);
    expect(finished.indexOf("variant")).toBeLessThan(2);
  });

  test("the server still reads its files meanwhile", async () => {
    const bytes = await large();
    let finished = 0;
    const work = Array.from({ length: 4 }, () => [openPhoto(bytes), makeVariant(bytes, { width: 960, format: "avif" })])
      .flat()
      .map((each) => each.then(() => finished++));
    await setImmediate();
    await readFile(new URL(import.meta.url));
    expect(finished).toBe(0);
    await Promise.all(work);
  });
});
