const HAIR = {
  short: "M104 150c-6-66 24-96 58-96s62 30 54 96c-6-22-16-40-32-48-22 10-50 12-66 6-8 12-12 26-14 42z",
  long: "M98 232c-16-60-12-178 62-178s80 118 62 178c-14 6-26 4-34-2l4-106c-24 4-44-2-54-16-10 14-18 26-22 40l4 82c-8 6-14 6-22 2z",
  bun: "M160 26c16 0 26 10 24 24 26 10 40 40 32 92-8-20-20-34-36-40-22 8-48 8-64-2-6 10-10 26-12 44-10-54 6-84 32-94-2-14 8-24 24-24z",
  curls:
    "M96 150c-18-18-12-40 4-48-4-24 18-40 38-34 14-18 40-16 50 0 20-4 38 12 34 34 16 10 20 32 2 48-2-20-10-36-24-44-24 10-56 10-76-2-16 10-24 26-28 46z",
  none: "",
} as const;

export type PortraitLook = {
  skin: string;
  hair: string;
  style: keyof typeof HAIR;
  shirt: string;
  sky: string;
  beard?: true;
  glasses?: true;
};

/** A person from the shoulders up, in front of the sea, in flat colors. */
export const drawPortrait = ({
  skin,
  hair,
  style,
  shirt,
  sky,
  beard,
  glasses,
}: PortraitLook): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320">
<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset="1" stop-color="#f6efe2"/></linearGradient>
<linearGradient id="f" x2="1"><stop stop-color="${skin}"/><stop offset="1" stop-color="${skin}" stop-opacity=".86"/></linearGradient></defs>
<rect width="320" height="320" fill="url(#s)"/><path d="M0 214q80-16 160 0t160 0v106H0z" fill="#2f6f7e"/><path d="M0 236q80-14 160 0t160 0v84H0z" fill="#245a68"/>
${style === "long" ? `<path d="${HAIR.long}" fill="${hair}"/>` : ""}
<path d="M136 196h48v46q-24 22-48 0z" fill="${skin}"/><path d="M136 206q24 22 48 0v14q-24 20-48 0z" opacity=".18"/>
<path d="M44 320c4-62 40-82 92-88q24 26 48 0c52 6 88 26 92 88z" fill="${shirt}"/><path d="M136 232q24 26 48 0l8 6q-32 36-64 0z" fill="#fff" opacity=".28"/>
<ellipse cx="160" cy="148" rx="52" ry="64" fill="#fff"/><ellipse cx="160" cy="148" rx="52" ry="64" fill="url(#f)"/>
${beard ? `<path d="M108 152c4 44 22 66 52 66s48-22 52-66c-8 22-20 30-34 28q-18-8-36 0c-14 2-26-6-34-28z" fill="${hair}"/>` : ""}
<g fill="#2b2320"><circle cx="140" cy="142" r="5"/><circle cx="180" cy="142" r="5"/></g>
<g fill="none" stroke="#2b2320" stroke-width="4" stroke-linecap="round"><path d="M130 128q10-6 18-1M172 127q10-5 18 1" opacity=".7"/><path d="M160 150q-7 16 3 18" opacity=".35"/><path d="M142 184q18 ${beard ? 10 : 14} 36 0" ${beard ? 'stroke="#fff" opacity=".85"' : 'opacity=".75"'}/></g>
${glasses ? '<g fill="#fff" fill-opacity=".2" stroke="#2b2320" stroke-width="4"><circle cx="140" cy="143" r="17"/><circle cx="180" cy="143" r="17"/><path d="M157 142h6"/></g>' : ""}
${style === "long" || style === "none" ? "" : `<path d="${HAIR[style]}" fill="${hair}"/>`}
${style === "long" ? `<path d="M108 132c0-58 28-70 52-70s52 12 52 70c-14-8-24-18-30-30-22 14-48 16-64 8-4 8-8 14-10 22z" fill="${hair}"/>` : ""}
</svg>`;
