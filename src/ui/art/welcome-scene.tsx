const LANTERNS = [
  [70, 44, "var(--sun)"],
  [190, 70, "var(--roof)"],
  [320, 86, "var(--sail)"],
  [450, 92, "var(--sun)"],
  [590, 92, "var(--roof)"],
  [730, 90, "var(--sail)"],
  [870, 82, "var(--sun)"],
  [1000, 68, "var(--roof)"],
  [1130, 44, "var(--sail)"],
] as const;

/** A bay at dusk under a string of lanterns: a boat comes in, and a lamp is lit in the house. At night in the dark theme. */
export const WelcomeScene = ({ className = "" }: { className?: string }) => (
  <svg viewBox="0 0 1200 300" preserveAspectRatio="xMidYMax slice" className={`coast ${className}`} aria-hidden>
    <defs>
      <linearGradient id="welcome-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--sky-high)" />
        <stop offset="0.5" stopColor="var(--sky-mid)" />
        <stop offset="0.8" stopColor="var(--sky-low)" />
      </linearGradient>
      <linearGradient id="welcome-water" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--water-far)" />
        <stop offset="1" stopColor="var(--water-near)" />
      </linearGradient>
      <radialGradient id="welcome-glow">
        <stop offset="0.2" stopColor="var(--sun)" stopOpacity="0.55" />
        <stop offset="1" stopColor="var(--sun)" stopOpacity="0" />
      </radialGradient>
    </defs>
    <rect width="1200" height="300" fill="url(#welcome-sky)" />
    <path
      d="M90 96h2M240 40h2M382 128h2M540 50h2M668 140h2M812 38h2M960 120h2M1090 96h2M1160 24h2"
      stroke="var(--stars)"
      strokeWidth="2.5"
      strokeLinecap="round"
    />
    <circle cx="600" cy="204" r="150" fill="url(#welcome-glow)" />
    <circle cx="600" cy="204" r="38" fill="var(--sun)" />
    <path d="M0 206C130 172 260 176 390 200S640 214 800 198 1040 176 1200 190V240H0Z" fill="var(--hill-far)" />
    <path d="M0 224C110 206 210 206 320 222S480 230 560 228H0Z" fill="var(--hill-mid)" />
    <rect y="226" width="1200" height="74" fill="url(#welcome-water)" />
    <path d="M566 236h68M580 246h40M560 258h80M584 270h32" stroke="var(--sun)" strokeWidth="3" strokeLinecap="round" opacity="0.6" />
    <path
      d="M120 250q12-5 24 0t24 0M250 276q14-6 28 0t28 0M690 262q14-6 28 0t28 0M430 284q14-6 28 0t28 0M30 282q12-5 24 0t24 0"
      fill="none"
      stroke="var(--ripple)"
      strokeWidth="2.5"
      strokeLinecap="round"
    />
    <Headland />
    <g className="welcome-boat">
      <path d="M402 236h86c-3 13-12 20-25 20h-38c-12 0-20-7-23-20Z" fill="var(--hull)" />
      <path d="M404 240h82l1-4h-85Z" fill="var(--hull-trim)" />
      <path d="M444 236V140" stroke="var(--mast)" strokeWidth="3" />
      <path d="M448 146c26 22 36 50 38 80h-38Z" fill="var(--sail)" />
      <path d="M440 152c-20 20-29 46-31 74h31Z" fill="var(--sail-fore)" />
    </g>
    <path d="M-20 8C260 100 940 100 1220 8" fill="none" stroke="var(--mast)" strokeWidth="2" />
    {LANTERNS.map(([x, y, color]) => (
      <g key={x} className="welcome-lantern">
        <circle cx={x} cy={y + 4} r="26" fill="url(#welcome-glow)" />
        <path d={`M${x - 4} ${y - 10}h8v4h-8Z`} fill="var(--mast)" />
        <rect x={x - 9} y={y - 6} width="18" height="20" rx="8" fill={color} />
      </g>
    ))}
  </svg>
);

const Headland = () => (
  <g className="welcome-headland">
    <path d="M800 300c10-44 60-62 120-68 90-8 190-14 280-12v80Z" fill="var(--cliff)" />
    <path d="M842 252c40-22 120-34 200-38 60-2 110-2 158 2v30c-120-6-240-6-358 6Z" fill="var(--meadow)" />
    <path d="M968 168v52h104v-52Z" fill="var(--wall)" />
    <path d="M1040 168v52h32v-52Z" fill="var(--wall-shade)" />
    <path d="m956 172 30-40h70l30 40Z" fill="var(--roof)" />
    <path d="m1056 132 30 40h-20l-26-40Z" fill="var(--roof-shade)" />
    <path d="M1032 126h14v22h-14Z" fill="var(--roof-shade)" />
    <path d="M1006 184h16v36h-16Z" fill="var(--door)" />
    <g className="welcome-lamp" fill="var(--window)">
      <path d="M980 184h16v16h-16ZM1044 184h16v16h-16Z" />
    </g>
    <path d="M1128 226c-20-10-22-40 0-62 22 22 20 52 0 62Z" fill="var(--tree)" />
    <path d="M906 232c-14-8-16-28 0-44 16 16 14 36 0 44Z" fill="var(--tree)" />
    <path d="M760 268h96v6h-96ZM772 274v18M800 274v22M828 274v22" stroke="var(--plank)" strokeWidth="5" fill="none" />
  </g>
);
