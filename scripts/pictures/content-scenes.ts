import type { SceneInput } from "../../demo/scenes/scene.ts";

/** What is drawn on the pictures of `content/`, by the name of the file. */
export const CONTENT_SCENES: Readonly<Record<string, SceneInput>> = {
  about: { seed: "written about", subject: "lighthouse-cottage", setting: "sea", time: "dusk", view: "exterior" },
  "first-charter": { seed: "written charter", subject: "sailboat", setting: "mediterranean", time: "day", view: "exterior" },
  "what-a-night-costs": { seed: "written price", subject: "beach-house", setting: "sea", time: "day", view: "exterior" },
  "shoulder-season": { seed: "written fall", subject: "cabin", setting: "lake", time: "dusk", view: "exterior" },
  "read-the-photos": { seed: "written photos", subject: "villa", setting: "mediterranean", time: "day", view: "living-room" },
  "boat-with-kids": { seed: "written kids", subject: "houseboat", setting: "lake", time: "day", view: "exterior" },
  "empty-tuesdays": { seed: "written weekdays", subject: "loft", setting: "city-harbor", time: "dusk", view: "exterior" },
  "first-message": { seed: "written message", subject: "cabin", setting: "forest", time: "day", view: "coffee" },
  "turnover-day": { seed: "written turnover", subject: "villa", setting: "lake", time: "day", view: "bedroom" },
  "reading-the-wind": { seed: "written wind", subject: "classic-yacht", setting: "nordic", time: "dusk", view: "exterior" },
  "night-is-a-row": { seed: "written row", subject: "catamaran", setting: "sea", time: "night", view: "exterior" },
};
