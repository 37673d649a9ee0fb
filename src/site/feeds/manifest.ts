import { pageLoader } from "../server/edge.server.ts";

export const loader = pageLoader(({ config }) => {
  const manifest = {
    name: config.brandName,
    short_name: config.brandName,
    start_url: "/",
    display: "standalone",
    background_color: "#FAF6EF",
    theme_color: "#0B6E75",
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "content-type": "application/manifest+json", "cache-control": "public, max-age=3600" },
  });
});
