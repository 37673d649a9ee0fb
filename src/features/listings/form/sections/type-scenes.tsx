const FRAME = "coast block aspect-[16/9] w-full";

const Sky = ({ id }: { id: string }) => (
  <>
    <defs>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--sky-high)" />
        <stop offset="0.6" stopColor="var(--sky-mid)" />
        <stop offset="1" stopColor="var(--sky-low)" />
      </linearGradient>
    </defs>
    <rect width="320" height="180" fill={`url(#${id})`} />
    <path d="M24 26h1M70 52h1M118 20h1M206 34h1M262 18h1M296 60h1" stroke="var(--stars)" strokeWidth="2.5" strokeLinecap="round" />
  </>
);

/** A house among trees above the water. */
export const HomeScene = () => (
  <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" className={FRAME} aria-hidden>
    <Sky id="home-sky" />
    <circle cx="256" cy="58" r="20" fill="var(--sun)" />
    <path d="M0 118c50-30 104-34 168-14 52 16 100 6 152-10v86H0Z" fill="var(--hill-far)" />
    <path d="M0 136c70-22 150-22 320-4v48H0Z" fill="var(--hill-mid)" />
    <path d="M0 148c90-16 210-16 320-2v34H0Z" fill="var(--meadow)" />
    <path d="M204 62h14v26h-14Z" fill="var(--roof-shade)" />
    <path d="M92 96v54h136V96Z" fill="var(--wall)" />
    <path d="M184 96v54h44V96Z" fill="var(--wall-shade)" />
    <path d="m78 100 34-42h96l34 42Z" fill="var(--roof)" />
    <path d="m208 58 34 42h-28l-30-42Z" fill="var(--roof-shade)" />
    <path d="M136 112h22v38h-22Z" fill="var(--door)" />
    <path d="M104 112h20v18h-20ZM196 112h20v18h-20ZM166 112h12v18h-12Z" fill="var(--window)" />
    <path d="M52 152c-20-10-24-46 0-74 24 28 20 64 0 74ZM270 154c-16-8-19-38 0-60 19 22 16 52 0 60Z" fill="var(--tree)" />
    <path d="M52 120v40M270 128v32" stroke="var(--plank)" strokeWidth="4" />
    <path d="M0 166c80-8 200-8 320-2v16H0Z" fill="var(--grass)" />
  </svg>
);

/** A sailboat on the bay. */
export const BoatScene = () => (
  <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" className={FRAME} aria-hidden>
    <Sky id="boat-sky" />
    <circle cx="72" cy="84" r="20" fill="var(--sun)" />
    <path d="M0 108c60-22 110-14 160-4s110 6 160-12v40H0Z" fill="var(--hill-far)" />
    <rect y="116" width="320" height="64" fill="var(--water-far)" />
    <path d="M0 138c60-6 100 4 160 0s100-6 160 0v42H0Z" fill="var(--water-near)" />
    <path d="M50 122h44M58 130h28M48 140h48" stroke="var(--sun)" strokeWidth="3" strokeLinecap="round" opacity="0.6" />
    <path d="M182 132V24" stroke="var(--mast)" strokeWidth="4" />
    <path d="M188 30c40 26 56 58 60 88h-60Z" fill="var(--sail)" />
    <path d="M188 92c20 8 44 12 58 14l2 12h-60Z" fill="var(--sail-shade)" />
    <path d="M176 38c-30 24-44 52-48 80h48Z" fill="var(--sail-fore)" />
    <path d="M112 128h148c-6 22-22 32-44 32h-62c-20 0-36-10-42-32Z" fill="var(--hull)" />
    <path d="M113 134h146l1-6H112Z" fill="var(--hull-trim)" />
    <path
      d="M20 158q10-4 20 0t20 0M262 166q10-4 20 0t20 0M84 170q10-4 20 0t20 0"
      fill="none"
      stroke="var(--ripple)"
      strokeWidth="2.5"
      strokeLinecap="round"
    />
  </svg>
);
