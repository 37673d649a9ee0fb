const PLATFORMS = ["airbnb", "vrbo", "getmyboat", "booking"] as const;
export type Platform = (typeof PLATFORMS)[number];

const airbnb = (endings: string) => endings.split(" ").map((ending) => `airbnb.${ending}`);
const homeaway = (endings: string) => endings.split(" ").map((ending) => `homeaway.${ending}`);

/** The registrable domains under which a platform shows listings; each with everything below it. */
const PLATFORM_DOMAINS: Readonly<Record<Platform, readonly string[]>> = {
  airbnb: [
    ...airbnb("com ae al am at az ba be ca cat ch cl cn cz de dk es fi fr gr gy hu ie is it jp lt lu lv me mx nl no pl pt rs ru se si sk"),
    ...airbnb("co.cr co.id co.in co.kr co.nz co.uk co.ve co.za"),
    ...airbnb("com.ar com.au com.bo com.br com.bz com.co com.ec com.ee com.gt com.hk com.hn com.hr com.mt com.my com.ni com.pa com.pe"),
    ...airbnb("com.ph com.py com.ro com.sg com.sv com.tr com.tw com.ua com.vn"),
  ],
  vrbo: [
    "vrbo.com",
    ...homeaway("com at ca co.nz co.uk com.ar com.au com.co com.mx com.sg de dk es fi fr gr it jp lk nl no pl pt se"),
    "abritel.fr",
    "aluguetemporada.com.br",
    "bookabach.co.nz",
    "fewo-direkt.de",
    "homelidays.com",
    "homelidays.es",
    "homelidays.fr",
    "homelidays.it",
    "ownersdirect.co.uk",
    "stayz.com.au",
    "vacationrentals.com",
  ],
  getmyboat: ["getmyboat.com"],
  booking: ["booking.com"],
};

const isUnder = (domain: string, host: string) => host === domain || host.endsWith(`.${domain}`);

/** Whether this host name, as a URL gives it, belongs to the platform. */
export const isHostOf = (platform: Platform, host: string): boolean =>
  PLATFORM_DOMAINS[platform].some((domain) => isUnder(domain, host.toLowerCase()));

export const platformOfHost = (host: string): Platform | null => PLATFORMS.find((platform) => isHostOf(platform, host)) ?? null;
