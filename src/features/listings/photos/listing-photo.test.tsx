import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ListingPhoto } from "./listing-photo.tsx";
import { photoUrl, plainUrl, srcSet } from "./photo-address.ts";

const photo = {
  id: "0b9c5f4e-6c0e-4f0a-9d51-0a4c6f5b2f11",
  width: 1000,
  height: 750,
  preview: "data:image/webp;base64,UklGRg==",
  description: 'The "blue" quay',
};

test("an address names the photo, the width and the format", () => {
  expect(photoUrl(photo, 480, "avif")).toBe(`/media/${photo.id}/480.avif`);
});

test("offers every width up to the photo's own, the last as wide as it really is", () => {
  const widths = srcSet(photo, "webp")
    .split(", ")
    .map((each) => each.split(" ")[1]);
  expect(widths).toEqual(["320w", "480w", "640w", "960w", "1000w"]);
  expect(srcSet(photo, "webp")).toContain(`/media/${photo.id}/1280.webp 1000w`);
  expect(srcSet(photo, "webp", 480)).toBe(`/media/${photo.id}/320.webp 320w, /media/${photo.id}/480.webp 480w`);
});

test("is visible without scripts, over its own blur, with its size known and no style in the markup", () => {
  const html = renderToStaticMarkup(<ListingPhoto photo={photo} sizes="50vw" />);
  expect(html).not.toContain("style=");
  expect(html).not.toContain("photo-arriving");
  expect(html).toMatch(/<img class="photo-preview" src="data:image\/webp;base64,UklGRg==" alt="" aria-hidden="true"\/>/);
  expect(html).toMatch(/<source type="image\/avif"[^>]*sizes="50vw"\/>/);
  expect(html).toContain(`src="/media/${photo.id}/960.webp"`);
  expect(html).toMatch(/<img class="photo-image"[^>]*alt="The &quot;blue&quot; quay" width="1000" height="750"[^>]*loading="lazy"/);
});

test("is asked for at once where it is seen first", () => {
  const html = renderToStaticMarkup(<ListingPhoto photo={photo} sizes="100vw" priority />);
  expect(html).toContain('fetchPriority="high"');
  expect(html).toContain('loading="eager"');
  expect(html).toMatch(
    /^<link rel="preload" as="image" type="image\/avif" fetchPriority="high" imageSrcSet="[^"]*\.avif [^"]*" imageSizes="100vw"\/>/,
  );
  expect(renderToStaticMarkup(<ListingPhoto photo={photo} sizes="100vw" />)).not.toContain("<link");
});

test("a link to one size names one that the photo has", () => {
  expect(plainUrl({ id: "a", width: 4000 }, 1920)).toBe("/media/a/1920.webp");
  expect(plainUrl({ id: "a", width: 600 }, 1920)).toBe("/media/a/640.webp");
  expect(plainUrl({ id: "a", width: 100 }, 1280)).toBe("/media/a/320.webp");
});
