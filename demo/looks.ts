import type { PortraitLook } from "./portraits.ts";

/** Those of the cast who have a photo, by email. The others show their initials. */
export const LOOKS: Readonly<Record<string, PortraitLook>> = {
  "guest@demo.test": { skin: "#f0c7a6", hair: "#8a4b2a", style: "long", shirt: "#3f7a5c", sky: "#bcd9de" },
  "host@demo.test": { skin: "#d39b72", hair: "#2c221e", style: "short", shirt: "#23485c", sky: "#f2cfa4", beard: true },
  "ingrid.solberg@demo.test": { skin: "#f3d0b5", hair: "#d9d4c8", style: "bun", shirt: "#8c3b2e", sky: "#c4d6e6" },
  "kwame.mensah@demo.test": { skin: "#7a4a2f", hair: "#1d1715", style: "short", shirt: "#e6d7bd", sky: "#a9d4d9", glasses: true },
  "yuki.tanabe@demo.test": { skin: "#efc9a5", hair: "#211d20", style: "bun", shirt: "#6a7f4f", sky: "#d7e2c4" },
  "lucia.ferrante@demo.test": { skin: "#e3b088", hair: "#3d2619", style: "curls", shirt: "#b5532f", sky: "#f0d9b2" },
  "amara.okafor@demo.test": { skin: "#6b3f29", hair: "#181312", style: "curls", shirt: "#c98a2b", sky: "#cfdde0" },
  "henrik.dahl@demo.test": { skin: "#f1cbb0", hair: "#b98245", style: "short", shirt: "#3a5f8a", sky: "#c9dfe8", beard: true },
  "priya.raman@demo.test": { skin: "#b97d55", hair: "#1e1817", style: "long", shirt: "#7d3f6b", sky: "#e3d3c4", glasses: true },
  "maeve.byrne@demo.test": { skin: "#f5d3bd", hair: "#b4512b", style: "curls", shirt: "#4c6b54", sky: "#cbdccb" },
  "desmond.clarke@demo.test": { skin: "#5f3a27", hair: "#151211", style: "none", shirt: "#31343f", sky: "#d8c6d3", beard: true },
};
