const NAMES = [
  "water",
  "shallows",
  "land",
  "beach",
  "coast",
  "border",
  "state",
  "county",
  "area-name",
  "place-name",
  "town-name",
  "harbor-name",
  "beach-name",
] as const;

/** The map's colors in the current theme, as the browser resolves them. */
export type Palette = Record<(typeof NAMES)[number] | "sea", string>;

export function readPalette(container: HTMLElement): Palette {
  const probe = container.appendChild(document.createElement("span"));
  const resolve = (variable: string) => {
    probe.style.color = `var(--${variable})`;
    return getComputedStyle(probe).color;
  };
  const colors = Object.fromEntries([...NAMES.map((name) => [name, resolve(`map-${name}`)]), ["sea", resolve("sea")]]) as Palette;
  probe.remove();
  return colors;
}

/** Calls back whenever the person or the device switches between light and dark. Returns how to stop. */
export function watchTheme(onChange: () => void): () => void {
  const device = matchMedia("(prefers-color-scheme: dark)");
  const choice = new MutationObserver(onChange);
  device.addEventListener("change", onChange);
  choice.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  return () => {
    device.removeEventListener("change", onChange);
    choice.disconnect();
  };
}
