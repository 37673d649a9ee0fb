const WAVE = `q20 -9 40 0 ${"t40 0 ".repeat(45)}V500 H-20 Z`;

/** The home page's picture: a bay with a house on its headland and a boat coming in; dusk by day, night in the dark theme. */
export function CoastScene({ className }: { className?: string }) {
  return (
    <svg viewBox="0 -200 1440 700" preserveAspectRatio="xMidYMax slice" className={`coast ${className ?? ""}`} aria-hidden>
      <defs>
        <linearGradient id="coast-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--sky-high)" />
          <stop offset="0.7" stopColor="var(--sky-low)" />
        </linearGradient>
        <linearGradient id="coast-water" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--water-far)" />
          <stop offset="1" stopColor="var(--water-near)" />
        </linearGradient>
      </defs>
      <rect y="-200" width="1440" height="700" fill="url(#coast-sky)" />
      <g fill="var(--stars)">
        <circle cx="120" cy="-60" r="1.5" />
        <circle cx="230" cy="-140" r="1.3" />
        <circle cx="905" cy="-120" r="1.4" />
        <circle cx="1275" cy="-80" r="1.7" />
        <circle cx="310" cy="110" r="1.2" />
        <circle cx="505" cy="44" r="1.7" />
        <circle cx="690" cy="120" r="1.2" />
        <circle cx="840" cy="52" r="1.5" />
        <circle cx="1190" cy="40" r="1.6" />
        <circle cx="1330" cy="130" r="1.3" />
      </g>
      <circle cx="1010" cy="236" r="74" fill="var(--sun)" />
      <path d="M0 300 C120 250 210 236 330 262 S560 292 700 268 900 250 1020 276 1250 270 1440 240 V340 H0Z" fill="var(--hill-far)" />
      <path d="M760 322 C900 282 1040 292 1180 262 S1380 214 1440 206 V360 H760Z" fill="var(--hill-mid)" />
      <rect y="312" width="1440" height="188" fill="url(#coast-water)" />
      <path d="M948 330h124M962 344h96M930 360h160M975 376h72" stroke="var(--sun)" strokeWidth="4" strokeLinecap="round" opacity="0.55" />
      <g className="drift-slow" fill="var(--water-far)" opacity="0.8">
        <path d={`M-20 348 ${WAVE}`} />
      </g>
      <g className="bob">
        <path d="M742 372h176c-8 26-28 38-56 38h-64c-28 0-48-14-56-38Z" fill="var(--hull)" />
        <path d="M742 372h176l-3 9H746Z" fill="var(--hull-trim)" />
        <path d="M828 366V214" stroke="var(--mast)" strokeWidth="5" strokeLinecap="round" />
        <path d="M836 222c44 40 66 86 70 136h-70Z" fill="var(--sail)" />
        <path d="M820 238c-30 38-50 78-58 120h58Z" fill="var(--sail-shade)" />
      </g>
      <g className="drift" fill="var(--water-near)">
        <path d={`M-20 404 ${WAVE}`} />
      </g>
      <path d="M0 500V262c70-22 150-18 216 6 78 28 128 70 214 92 60 16 96 44 108 140Z" fill="var(--cliff)" />
      <path d="M0 262c70-22 150-18 216 6 50 18 90 42 134 62-120-22-238-26-350-12Z" fill="var(--meadow)" />
      <g>
        <path d="M96 168h150v104H96Z" fill="var(--wall)" />
        <path d="M78 174 171 104l93 70-8 12-85-64-85 64Z" fill="var(--roof)" />
        <path d="M214 112h20v40l-20-15Z" fill="var(--wall-shade)" />
        <path d="M246 196h92v76h-92Z" fill="var(--wall-shade)" />
        <path d="M238 200l52-34 58 34-5 9-53-30-47 30Z" fill="var(--roof)" />
        <path d="M116 196h30v32h-30zM196 196h30v32h-30zM268 222h22v26h-22zM302 222h22v26h-22z" fill="var(--window)" />
        <path d="M158 222h26v50h-26Z" fill="var(--door)" />
      </g>
      <g fill="var(--tree)">
        <path d="M40 268c-20-50-12-118 6-150 18 32 26 100 6 150ZM372 318c-14-36-8-86 5-110 13 24 19 74 5 110ZM12 274c-14-34-8-80 4-102 12 22 18 68 4 102Z" />
      </g>
      <path d="M0 468c160-30 320-16 470 4 300 40 640 6 970-14v42H0Z" fill="var(--shore)" />
    </svg>
  );
}
