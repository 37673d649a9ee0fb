import sharp from "sharp";
import type { LogoName } from "./press.rules.ts";
import { readLogo } from "./read-logo.server.ts";
import { recolored, toEps, toSvg, withName } from "./write-logo.server.ts";

const INK = "#10263a";
const SAND = "#faf5ee";
const PNG_HEIGHT = 800;

export type LogoFiles = Map<string, Uint8Array>;

/**
 * The logo in every form and format, drawn from one SVG. One that is more than plain paths stays as it is, and its EPS holds a picture.
 */
export async function drawLogoFiles(svg: string, brand: string): Promise<LogoFiles> {
  const mark = readLogo(svg);
  const files: LogoFiles = new Map();
  if (!mark) {
    for (const name of ["mark", "logo-dark-ink", "logo-light-ink"] satisfies LogoName[]) await addPicture(files, name, svg);
    return files;
  }
  const light = recolored(mark, INK, SAND);
  const forms = { mark, "logo-dark-ink": withName(mark, brand, INK), "logo-light-ink": withName(light, brand, SAND) };
  for (const [name, logo] of Object.entries(forms)) {
    const drawn = toSvg(logo);
    files.set(`${name}.svg`, Buffer.from(drawn));
    files.set(`${name}.png`, await toPng(drawn));
    files.set(`${name}.eps`, Buffer.from(toEps(logo)));
  }
  return files;
}

const toPng = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 300 }).resize({ height: PNG_HEIGHT }).png({ compressionLevel: 9 }).toBuffer();

async function addPicture(files: LogoFiles, name: LogoName, svg: string): Promise<void> {
  files.set(`${name}.svg`, Buffer.from(svg));
  files.set(`${name}.png`, await toPng(svg));
  files.set(`${name}.eps`, Buffer.from(await pictureEps(svg)));
}

/** A picture on white, as PostScript's own hexadecimal numbers. */
async function pictureEps(svg: string): Promise<string> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 300 })
    .resize({ height: PNG_HEIGHT })
    .flatten({ background: "#ffffff" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return [
    "%!PS-Adobe-3.0 EPSF-3.0",
    `%%BoundingBox: 0 0 ${width} ${height}`,
    "%%LanguageLevel: 2",
    "%%EndComments",
    `${width} ${height} scale`,
    `/line ${width * 3} string def`,
    `${width} ${height} 8 [${width} 0 0 -${height} 0 ${height}] { currentfile line readhexstring pop } false 3 colorimage`,
    data.toString("hex").replaceAll(/.{1,250}/g, "$&\n"),
    "showpage",
    "%%EOF",
    "",
  ].join("\n");
}
