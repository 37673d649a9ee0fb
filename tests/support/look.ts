import { expect, type Page } from "@playwright/test";

/** 640 is 1280 at twice the size. */
const WIDTHS = [320, 390, 640, 768, 1024, 1280, 1440, 1920];

/** Fails when the page scrolls sideways at any of the widths: those that people have, if none are named. */
export async function scrollsOnlyDownwards(page: Page, widths: readonly number[] = WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(wide, { message: `${page.url()} at ${width} px` }).toBeLessThanOrEqual(width);
  }
}

/** Fails when a long word sticks out of its box, or is cut off by one that neither scrolls nor ends it with an ellipsis. */
export async function longWordsStayInTheirBoxes(page: Page): Promise<void> {
  expect(await page.evaluate(longWordsOutside), `long words that stick out on ${page.url()}`).toEqual([]);
}

function longWordsOutside(): string[] {
  const isOutside = (node: Node): boolean => {
    const range = new Range();
    range.selectNodeContents(node);
    const { left, right, width } = range.getBoundingClientRect();
    if (width === 0) return false;
    let isInItsBox = false;
    for (let e = node.parentElement; e; e = e.parentElement) {
      const { display, overflowX, textOverflow, clipPath } = getComputedStyle(e);
      if (clipPath !== "none" || textOverflow === "ellipsis" || overflowX === "auto" || overflowX === "scroll") return false;
      if (display === "inline" || display === "contents" || (isInItsBox && overflowX === "visible")) continue;
      const box = e.getBoundingClientRect();
      if (left < box.left - 1 || right > box.right + 1) return true;
      isInItsBox = true;
    }
    return false;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const outside: string[] = [];
  while (texts.nextNode()) {
    const { parentElement: parent, data } = texts.currentNode as Text;
    if (parent && /\S{40}/.test(data) && !parent.closest("script, style, textarea, option") && isOutside(texts.currentNode))
      outside.push(parent.outerHTML.slice(0, 160));
  }
  return outside;
}

/** Fails when a field or button cannot be seen: too small, or neither its border, its fill nor what it says stands out by 3:1. */
export async function everyControlCanBeSeen(page: Page): Promise<void> {
  expect(await page.evaluate(invisibleControls), `what cannot be seen on ${page.url()}`).toEqual([]);
}

function invisibleControls(): string[] {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  type Rgba = [number, number, number, number];
  const rgba = (color: string): Rgba => {
    canvas?.clearRect(0, 0, 1, 1);
    if (canvas) canvas.fillStyle = color;
    canvas?.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = canvas?.getImageData(0, 0, 1, 1).data ?? [];
    return [r, g, b, a / 255];
  };
  const luminance = ([r, g, b]: Rgba) => {
    const [lr, lg, lb] = [r, g, b].map((c) => (c / 255 <= 0.03928 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4)) as [
      number,
      number,
      number,
    ];
    return 0.2126 * lr + 0.7152 * lg + 0.0722 * lb;
  };
  const contrast = (a: Rgba, b: Rgba) => {
    const [high = 0, low = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
    return (high + 0.05) / (low + 0.05);
  };
  const behind = (element: Element): Rgba => {
    for (let e = element.parentElement; e; e = e.parentElement) {
      const color = rgba(getComputedStyle(e).backgroundColor);
      if (color[3] > 0.9) return color;
    }
    return rgba(getComputedStyle(document.body).backgroundColor);
  };
  const standsOut = (element: Element, isText: boolean): boolean => {
    const style = getComputedStyle(element);
    const ground = behind(element);
    const fill = rgba(style.backgroundColor);
    const seen = (color: Rgba, against: Rgba) => color[3] > 0.1 && contrast(color, against) >= 3;
    const hasBorder = Number.parseFloat(style.borderTopWidth) >= 1 || Number.parseFloat(style.borderBottomWidth) >= 1;
    if (seen(fill, ground) || (hasBorder && seen(rgba(style.borderTopColor), ground))) return true;
    return isText && seen(rgba(style.color), fill[3] > 0.9 ? fill : ground);
  };
  /** Drawn by the browser itself, or a part of a frame that stands out. */
  const isNative = (element: Element) => element.matches("input[type=checkbox], input[type=radio], input[type=range], input[type=file]");
  const hasFrame = (element: Element) => {
    for (let e = element.parentElement, up = 0; e && up < 3; e = e.parentElement, up++) if (standsOut(e, false)) return true;
    return false;
  };
  return [...document.querySelectorAll("input, select, textarea, button")]
    .filter((element) => {
      const style = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      const isHidden =
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || element.matches("[type=hidden], :disabled");
      // Shown to screen readers alone, or moved out of sight until it is focused.
      const isForReaders = style.clipPath !== "none" || (width <= 1 && height <= 1);
      if (isHidden || isForReaders || isNative(element)) return false;
      if (width < 20 || height < 20) return true;
      return !standsOut(element, element.tagName === "BUTTON") && !hasFrame(element);
    })
    .map((element) => element.outerHTML.slice(0, 160));
}
