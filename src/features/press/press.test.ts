import { mkdirSync, writeFileSync } from "node:fs";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { openTestServices, testCtx } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { temporaryDirectory } from "../../../tests/support/temporary-directory.ts";
import { drawLogoFiles } from "./draw-logo-files.server.ts";
import { pressJobs } from "./press.jobs.server.ts";
import { downloadLogs, mediaAssets } from "./press.tables.server.ts";
import { noteDownload, readPressFile } from "./read-press-file.server.ts";

const services = await openTestServices(await openTestDatabase());
const visit = () => testCtx(services, { address: `198.51.100.${Math.floor(Math.random() * 250)}` });
const CIRCLE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4" fill="red"/></svg>';

describe("the files for the press", () => {
  test("are a package of the logo in three forms and formats, and a media kit with its texts", async () => {
    const logos = unzipSync((await readPressFile(visit(), "logo-package.zip")).bytes);
    expect(Object.keys(logos).toSorted()).toEqual(
      ["logo-dark-ink", "logo-light-ink", "mark"].flatMap((name) => ["eps", "png", "svg"].map((format) => `${name}.${format}`)),
    );
    const kit = unzipSync((await readPressFile(visit(), "media-kit.zip")).bytes);
    for (const name of ["company-overview", "brand-assets", "executive-information"])
      expect(
        Buffer.from(kit[`${name}.pdf`] ?? [])
          .subarray(0, 5)
          .toString(),
      ).toBe("%PDF-");
    expect(kit["logos/mark.svg"]).toEqual(logos["mark.svg"]);
    expect(await services.db.$count(mediaAssets)).toBe(11);
  });

  test("are drawn once: asked for by many at the same time they are the same bytes", async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => readPressFile(visit(), "logo-package.zip")));
    expect(new Set(all.map(({ bytes }) => bytes.toString("base64"))).size).toBe(1);
  });

  test("refuse other names", async () => {
    for (const name of ["", "secret.zip", "../favicon.svg", "mark.gif"])
      await expect(readPressFile(visit(), name)).rejects.toMatchObject({ code: "press_file_not_found" });
  });

  test("that can't be had are told in the specified words, and noted", async () => {
    const broken = { ...visit(), config: { ...services.config, logoFile: "/nowhere/logo.svg" } };
    await expect(readPressFile(broken, "media-kit.zip")).rejects.toMatchObject({
      message: "This file is currently unavailable. Please try again later or contact support.",
    });
    const [log] = await services.db.select().from(downloadLogs);
    expect(log).toMatchObject({ assetId: "media-kit.zip", success: false, ipAddress: null });
    expect(log?.errorMessage).toContain("no such file");
  });

  test("are drawn again from an operator's logo", async () => {
    const folder = temporaryDirectory("press");
    mkdirSync(folder.path, { recursive: true });
    const logoFile = `${folder.path}/logo.svg`;
    writeFileSync(logoFile, CIRCLE);
    const theirs = { ...visit(), config: { ...services.config, logoFile } };
    expect((await readPressFile(theirs, "mark.svg")).bytes.toString()).toBe(CIRCLE);
    expect((await readPressFile(visit(), "mark.svg")).bytes.toString()).toContain("<path");
    folder.remove();
  });
});

test("a plain logo becomes PostScript curves, any other a picture in it", async () => {
  const plain = await drawLogoFiles(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0h40v20H0Z" fill="#0b6e75"/></svg>',
    "A",
  );
  const eps = Buffer.from(plain.get("mark.eps") ?? []).toString();
  expect(eps).toMatch(/^%!PS-Adobe-3\.0 EPSF-3\.0\n%%BoundingBox: 0 0 800 400\n/);
  expect(eps).toContain("0.000 400.000 moveto 800.000 400.000 lineto 800.000 0.000 lineto 0.000 0.000 lineto closepath");
  const other = await drawLogoFiles(CIRCLE, "A");
  expect(Buffer.from(other.get("mark.eps") ?? []).toString()).toContain("colorimage");
  expect(await sharp(Buffer.from(other.get("mark.png") ?? [])).metadata()).toMatchObject({ width: 800, height: 800 });
});

test("downloads are noted without who made them, up to a number, and forgotten after a year", async () => {
  await services.db.delete(downloadLogs);
  const ctx = testCtx(services, { address: "203.0.113.9" });
  for (let i = 0; i < 101; i++) await noteDownload(ctx, "media-kit.zip");
  const logs = await services.db.select().from(downloadLogs);
  expect(logs).toHaveLength(100);
  expect(logs[0]).toMatchObject({ success: true, errorMessage: null, ipAddress: null });
  services.clock.advance(366 * 86_400);
  for (const job of pressJobs) await job.run(testCtx(services), {});
  expect(await services.db.$count(downloadLogs)).toBe(0);
});
