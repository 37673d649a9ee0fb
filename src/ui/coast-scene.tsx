/** The home page's picture: a bay with a house on its headland and a boat coming in; dusk by day, night in the dark theme. */
export function CoastScene({ className }: { className?: string }) {
  return (
    <svg viewBox="0 -200 1440 700" preserveAspectRatio="xMidYMax slice" className={`coast ${className ?? ""}`} aria-hidden>
      <Paints />
      <rect y="-200" width="1440" height="700" fill="url(#coast-sky)" />
      <path
        d="M120-60h2M230-140h2M905-120h2M1275-80h2M310 110h2M505 44h2M690 120h2M840 52h2M1190 40h2M1330 130h2M60 40h2M420-40h2"
        stroke="var(--stars)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <g fill="var(--cloud)">
        <path d="M46 96c8-22 40-26 54-8 20-14 52-6 56 18 22-2 34 8 34 18H18c-2-16 12-26 28-28Z" opacity="0.75" />
        <path d="M1232 34c10-24 44-28 58-6 16-10 42-4 46 16 26-4 44 8 46 22h-180c-4-18 10-30 30-32Z" opacity="0.6" />
        <path d="M1090 158c16-10 40-8 48 4 22-2 34 6 36 14h-116c2-10 14-18 32-18Z" opacity="0.5" />
      </g>
      <path
        d="M430 214q9-9 16 1 8-10 17-2M476 236q7-7 12 1 7-8 13-1M1180 196q8-8 14 1 8-9 15-1"
        fill="none"
        stroke="var(--gull)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path d="M0 300C140 262 250 256 380 284S640 312 760 296 940 276 1080 292 1300 282 1440 262V340H0Z" fill="var(--hill-far)" />
      <g className="coast-sun">
        <circle cx="1040" cy="268" r="230" fill="url(#coast-glow)" />
        <circle cx="1040" cy="268" r="54" fill="var(--sun)" />
      </g>
      <path d="M700 340C860 300 1050 318 1170 290S1370 236 1440 228V345H700Z" fill="var(--hill-mid)" />
      <Lighthouse />
      <rect y="330" width="1440" height="170" fill="url(#coast-water)" />
      <Ripples />
      <Boat />
      <Headland />
      <path d="M0 510V476c160-22 320-12 480 4 280 26 620-6 960-22v52Z" fill="var(--sand)" />
      <path
        d="M1330 466c2-18 10-30 18-38M1342 465c0-14 4-26 10-34M1318 467c-2-14-8-24-14-30M92 470c2-18 10-28 18-36M104 469c0-12 2-22 8-30M80 471c-2-14-8-22-14-28"
        fill="none"
        stroke="var(--grass)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}

const Paints = () => (
  <defs>
    <linearGradient id="coast-sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="var(--sky-high)" />
      <stop offset="0.5" stopColor="var(--sky-mid)" />
      <stop offset="0.74" stopColor="var(--sky-low)" />
    </linearGradient>
    <linearGradient id="coast-water" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="var(--water-far)" />
      <stop offset="1" stopColor="var(--water-near)" />
    </linearGradient>
    <linearGradient id="coast-cliff" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="var(--cliff)" />
      <stop offset="0.6" stopColor="var(--cliff-deep)" />
    </linearGradient>
    <radialGradient id="coast-glow">
      <stop offset="0.2" stopColor="var(--sun)" stopOpacity="0.55" />
      <stop offset="1" stopColor="var(--sun)" stopOpacity="0" />
    </radialGradient>
  </defs>
);

const Lighthouse = () => (
  <g>
    <path d="M1292 200 1100 150v40Z" fill="var(--beam)" />
    <path d="m1284 262 3-52h12l3 52Z" fill="var(--wall)" />
    <path d="M1286 232h14l1 13h-16Z" fill="var(--roof)" />
    <path d="M1285 210v-14h16v14Z" fill="var(--window)" />
    <path d="m1282 197 11-12 11 12Z" fill="var(--roof)" />
  </g>
);

const Ripples = () => (
  <>
    <path
      className="coast-sun"
      d="M986 340h108M1004 352h72M970 366h140M1012 380h58M990 396h100M1022 412h40"
      stroke="var(--sun)"
      strokeWidth="4"
      strokeLinecap="round"
      opacity="0.6"
    />
    <path
      d="M600 362q14-6 28 0t28 0M520 398q16-7 32 0t32 0M960 420q16-7 32 0t32 0M1160 372q14-6 28 0t28 0M1240 414q18-8 36 0t36 0M660 446q18-8 36 0t36 0M1080 446q18-8 36 0t36 0M1340 384q12-5 24 0t24 0"
      fill="none"
      stroke="var(--ripple)"
      strokeWidth="3"
      strokeLinecap="round"
    />
  </>
);

const Boat = () => (
  <g className="coast-boat">
    <path d="M724 446h168M748 458h116M778 470h64" stroke="var(--hull)" strokeWidth="4" strokeLinecap="round" opacity="0.3" />
    <path d="M806 404V222" stroke="var(--mast)" strokeWidth="5" strokeLinecap="round" />
    <path d="M800 234c-2 62-22 118-72 152h72Z" fill="var(--sail)" />
    <path d="M800 300c-6 34-20 64-46 86h46Z" fill="var(--sail-shade)" />
    <path d="M812 240c20 52 48 106 84 152-28-8-56-8-84-4Z" fill="var(--sail-fore)" />
    <path d="M806 224h26l-8 6 8 6h-26Z" fill="var(--hull-trim)" />
    <path d="m768 406 12-14h58l14 12Z" fill="var(--wall)" />
    <path d="M708 402c48 10 150 10 200-4-6 26-32 40-68 40h-68c-34 0-56-12-64-36Z" fill="var(--hull)" />
    <path d="M708 402c48 10 150 10 200-4l-4 12c-50 12-140 12-192 3Z" fill="var(--hull-trim)" />
  </g>
);

const Headland = () => (
  <g className="coast-headland">
    <g className="coast-jetty">
      <path d="M470 440v30M512 440v28M548 440v26" stroke="var(--mast)" strokeWidth="5" strokeLinecap="round" />
      <path d="M424 432h136v8H424Z" fill="var(--plank)" />
      <path d="M576 446h50c-4 12-12 17-25 17s-21-5-25-17Z" fill="var(--roof)" />
    </g>
    <path d="M-300 640V300h300c90-16 190-12 270 6 60 14 102 24 126 40 24 18 28 50 50 74 16 18 34 42 40 80v140Z" fill="url(#coast-cliff)" />
    <path d="M396 346c24 18 28 50 50 74l40 80v140H352c40-86 20-206 44-294Z" fill="var(--cliff-deep)" opacity="0.55" />
    <path d="M262 344c-8 60 6 110-16 170l-60 126h-70c70-86 58-206 96-298Z" fill="var(--cliff-light)" opacity="0.5" />
    <path d="M-300 300H0c90-16 190-12 270 6 60 14 102 24 126 40-56-8-146-6-226-2-70 3-120 0-170-6h-300Z" fill="var(--meadow)" />
    <g fill="var(--tree)">
      <path d="m44 190 18 46h-8l16 34H58l18 36H12l18-36H18l16-34h-8ZM96 226l13 32h-6l12 24h-9l12 22H74l12-22h-9l12-24h-6Z" />
      <path d="M306 238c-14 24-18 54-4 90h8c14-36 10-66-4-90ZM334 262c-11 19-14 44-3 72h6c11-28 8-53-3-72Z" opacity="0.9" />
      <path d="M262 304c2-14 22-18 28-4 10-2 14 6 12 12h-42Z" />
    </g>
    <path d="M153 184c-8-10 8-16 0-28s6-16 2-26" fill="none" stroke="var(--smoke)" strokeWidth="6" strokeLinecap="round" />
    <path d="M145 190h16v30h-16Z" fill="var(--wall-shade)" />
    <path d="M118 250h128v52H118Z" fill="var(--wall-shade)" />
    <path d="m104 256 30-52h96l30 52Z" fill="var(--roof)" />
    <path d="M196 302v-54l30-32 30 32v54Z" fill="var(--wall)" />
    <path d="m186 252 40-46 40 46-8 6-32-36-32 36Z" fill="var(--roof-shade)" />
    <path d="M130 262h20v20h-20zM164 262h20v20h-20zM240 262h10v16h-10zM202 262h10v16h-10z" fill="var(--window)" />
    <circle cx="226" cy="244" r="6" fill="var(--window)" />
    <path d="M218 268h16v34h-16Z" fill="var(--door)" />
    <path d="M108 301h160v6H108Z" fill="var(--plank)" />
  </g>
);
