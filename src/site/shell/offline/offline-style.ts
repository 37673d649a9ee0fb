import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import fraunces from "@fontsource/fraunces/files/fraunces-latin-600-normal.woff2?url";
import style from "./offline.css?raw";

const face = (family: string, weight: string, address: string): string =>
  `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url("${address}") format("woff2")}\n`;

/** The style of the pages that are kept, with the fonts of this build: the service worker keeps them, too. */
export const loader = (): Response =>
  new Response(face("Figtree", "300 900", figtree) + face("Fraunces", "600", fraunces) + style, {
    headers: { "content-type": "text/css; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
