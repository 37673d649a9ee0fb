import { readFileSync, writeFileSync } from "node:fs";
import { chromium, type Browser } from "@playwright/test";
import { drawContentIcons } from "./pictures/draw-content-icons.ts";
import { drawForumIcons } from "./pictures/draw-forum-icons.ts";
import { drawListingIcons } from "./pictures/draw-listing-icons.ts";
import { drawContentPictures } from "./pictures/draw-content-pictures.ts";
import { findChromium } from "./test/find-chromium.ts";
import { projectPath } from "../src/platform/project.server.ts";

const mark = readFileSync(projectPath("public/favicon.svg"), "utf8");

await drawContentPictures();
drawContentIcons();
drawForumIcons();
drawListingIcons();

/** Draws the icons and the social card from the mark, and photographs a running product for the README. */
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
for (const size of [192, 512]) await drawIcon(browser, size, `public/icon-${size}.png`);
await drawIcon(browser, 180, "public/apple-touch-icon.png");
writeFileSync(projectPath("public/favicon.ico"), asIco(await drawIcon(browser, 32), 32));
await drawSocialCard(browser);
const running = process.argv[2];
if (running) await photograph(browser, running);
await browser.close();

async function drawIcon(from: Browser, size: number, path?: string): Promise<Buffer> {
  const page = await from.newPage({ viewport: { width: size, height: size } });
  const padding = size > 64 ? size * 0.14 : 1;
  const ground = size > 64 ? "#FAF6EF" : "transparent";
  await page.setContent(
    `<style>body{margin:0;background:${ground}}svg{display:block;padding:${padding}px;width:${size - 2 * padding}px}</style>${mark}`,
  );
  const png = await page.screenshot({ omitBackground: true, ...(path ? { path: projectPath(path) } : {}) });
  await page.close();
  return png;
}

async function drawSocialCard(from: Browser): Promise<void> {
  const page = await from.newPage({ viewport: { width: 1200, height: 630 } });
  const font = readFileSync(projectPath("node_modules/@fontsource/fraunces/files/fraunces-latin-600-normal.woff2")).toString("base64");
  await page.setContent(`<style>
    @font-face { font-family: Fraunces; src: url(data:font/woff2;base64,${font}); font-weight: 100 900 }
    body { margin: 0; width: 1200px; height: 630px; background: linear-gradient(#bfdcdf, #fbe3c6 78%, #2b838a 78%); display: grid; place-content: center; justify-items: center; color: #10263a; font: 600 88px Fraunces }
    svg { width: 260px; margin-bottom: 12px }
    p { margin: 0 0 110px; font-size: 40px; font-weight: 500 }
  </style>${mark}<div>Hearth &amp; Hull</div><p>Homes by the water, boats on it</p>`);
  await page.evaluate("document.fonts.ready");
  await page.screenshot({ path: projectPath("public/social-card.png") });
  await page.close();
}

async function photograph(from: Browser, address: string): Promise<void> {
  const page = await from.newPage({ viewport: { width: 1280, height: 800 }, colorScheme: "light", reducedMotion: "reduce" });
  await page.goto(address, { waitUntil: "networkidle" });
  await page.screenshot({ path: projectPath("docs/images/home.png") });
  await page.close();
}

/** One PNG in an ICO's directory of one. */
function asIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
