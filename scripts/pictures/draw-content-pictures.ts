import sharp from "sharp";
import { drawScene } from "../../demo/scenes/scene.ts";
import { projectPath } from "../../src/platform/project.server.ts";
import { CONTENT_SCENES } from "./content-scenes.ts";

const SIZES = [
  { width: 1280, ending: "" },
  { width: 640, ending: "-small" },
];

/** Draws the pictures of the written pages, each in two sizes. */
export async function drawContentPictures(): Promise<void> {
  for (const [name, scene] of Object.entries(CONTENT_SCENES)) {
    const drawing = Buffer.from(drawScene(scene));
    for (const { width, ending } of SIZES)
      await sharp(drawing)
        .resize({ width, height: Math.round((width * 2) / 3), fit: "cover", position: "top" })
        .jpeg({ quality: 80, mozjpeg: true })
        .toFile(projectPath("content/pictures", `${name}${ending}.jpg`));
  }
}
