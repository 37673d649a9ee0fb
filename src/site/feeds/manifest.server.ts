import { answerFile } from "../server/answer-file.server.ts";
import { href } from "react-router";

export const webManifest = answerFile(({ config }) => {
  const manifest = {
    name: config.brandName,
    short_name: config.brandName,
    description: config.tagline,
    id: "/",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#FAF6EF",
    theme_color: "#0B6E75",
    shortcuts: [
      { name: "Trips", url: href("/trips") },
      { name: "Saved", url: href("/saved-properties") },
      { name: "Inbox", url: href("/messages") },
    ],
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
