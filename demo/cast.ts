import type { Language } from "../src/features/accounts/profile/languages.ts";

export type DemoPerson = {
  email: string;
  fullName: string;
  bio: string;
  phone: string;
  /** How long ago the account was made, in days. */
  joinedDaysAgo: number;
  /** How long ago this person became a host, in days; without it, a traveler. */
  hostDaysAgo?: number;
  certified?: boolean;
  languages?: Language[];
  support?: boolean;
};

const YEAR = 365;

const leads: DemoPerson[] = [
  {
    email: "guest@demo.test",
    fullName: "Gwen Alder",
    bio: "Landscape architect from Portland, Maine. I plan my year around two long weekends on the water and one week without a signal.",
    phone: "+1 (207) 555-0100",
    languages: ["English", "French"],
    joinedDaysAgo: 640,
  },
  {
    email: "host@demo.test",
    fullName: "Tomás Herrera",
    bio: "I restored my grandmother's house above the harbor and the ketch that came with it. Coffee is on from six, and I know where the wind will be.",
    phone: "+1 (619) 555-0101",
    languages: ["English", "Spanish"],
    joinedDaysAgo: 4 * YEAR,
    hostDaysAgo: 3 * YEAR,
    certified: true,
  },
  {
    email: "agent@demo.test",
    fullName: "Noor Haddad",
    bio: "On the support team. If something on your trip doesn't feel right, I'm the one who picks up.",
    phone: "+1 (312) 555-0102",
    joinedDaysAgo: 2 * YEAR,
    support: true,
  },
  {
    email: "night-desk@demo.test",
    fullName: "Emeka Obi",
    bio: "I look after the night desk. Late ferry, lost key, wrong gate code: write to me.",
    phone: "+1 (312) 555-0103",
    joinedDaysAgo: YEAR,
    support: true,
  },
];

const hosts: DemoPerson[] = [
  {
    email: "ingrid.solberg@demo.test",
    fullName: "Ingrid Solberg",
    bio: "Retired ferry captain. My three cabins on the fjord have wood stoves, rowboats and no TV, and nobody has missed one yet.",
    phone: "+1 (907) 555-0110",
    languages: ["English", "Norwegian", "Danish"],
    joinedDaysAgo: 9 * YEAR,
    hostDaysAgo: 8 * YEAR,
    certified: true,
  },
  {
    email: "kwame.mensah@demo.test",
    fullName: "Kwame Mensah",
    bio: "Architect. I built the beach house for my own family and share it for the months we are in the city.",
    phone: "+1 (305) 555-0111",
    languages: ["English", "French"],
    joinedDaysAgo: 6 * YEAR,
    hostDaysAgo: 5 * YEAR,
    certified: true,
  },
  {
    email: "yuki.tanabe@demo.test",
    fullName: "Yuki Tanabe",
    bio: "Potter and gardener. The guest house looks onto the moss garden; please take a bowl home if one speaks to you.",
    phone: "+1 (415) 555-0112",
    languages: ["English", "Japanese"],
    joinedDaysAgo: 5 * YEAR,
    hostDaysAgo: 4 * YEAR,
  },
  {
    email: "lucia.ferrante@demo.test",
    fullName: "Lucia Ferrante",
    bio: "Third generation of skippers. I take six people at most, because that's how many fit around my table.",
    phone: "+1 (843) 555-0113",
    languages: ["English", "Italian"],
    joinedDaysAgo: 8 * YEAR,
    hostDaysAgo: 7 * YEAR,
    certified: true,
  },
  {
    email: "amara.okafor@demo.test",
    fullName: "Amara Okafor",
    bio: "Interior designer with a weakness for old townhouses. I answer quickly and leave a list of the bakeries worth the walk.",
    phone: "+1 (504) 555-0114",
    joinedDaysAgo: 3 * YEAR,
    hostDaysAgo: 2 * YEAR,
  },
  {
    email: "henrik.dahl@demo.test",
    fullName: "Henrik Dahl",
    bio: "I build wooden boats in winter and charter them in summer. Beginners welcome: I'd rather teach you than do it for you.",
    phone: "+1 (206) 555-0115",
    languages: ["English", "Danish", "German"],
    joinedDaysAgo: 7 * YEAR,
    hostDaysAgo: 6 * YEAR,
  },
  {
    email: "priya.raman@demo.test",
    fullName: "Priya Raman",
    bio: "Doctor by day, lake person by weekend. The house sleeps two families and has a drawer of board games with all their pieces.",
    phone: "+1 (612) 555-0116",
    languages: ["English", "Hindi"],
    joinedDaysAgo: 2 * YEAR,
    hostDaysAgo: 1 * YEAR,
  },
  {
    email: "joao.carvalho@demo.test",
    fullName: "João Carvalho",
    bio: "Surfer and former chef. Ask me what came in at the market and I'll tell you how to cook it.",
    phone: "+1 (808) 555-0117",
    languages: ["English", "Portuguese"],
    joinedDaysAgo: 4 * YEAR,
    hostDaysAgo: 3 * YEAR,
  },
  {
    email: "maeve.byrne@demo.test",
    fullName: "Maeve Byrne",
    bio: "We raise sheep and restored two stone cottages on the farm. Kids can help with the feeding; the dog will insist.",
    phone: "+1 (802) 555-0118",
    joinedDaysAgo: 6 * YEAR,
    hostDaysAgo: 4 * YEAR,
    certified: true,
  },
  {
    email: "elif.aydin@demo.test",
    fullName: "Elif Aydın",
    bio: "Marine biologist. My catamaran goes slowly and looks down a lot; there is a shelf of field guides on board.",
    phone: "+1 (727) 555-0119",
    languages: ["English", "Turkish"],
    joinedDaysAgo: 3 * YEAR,
    hostDaysAgo: 2 * YEAR,
  },
  {
    email: "desmond.clarke@demo.test",
    fullName: "Desmond Clarke",
    bio: "Saxophonist, night owl, host of a loft above the old print works. Quiet after eleven, I promise: the piano is upstairs at my place.",
    phone: "+1 (615) 555-0120",
    joinedDaysAgo: 5 * YEAR,
    hostDaysAgo: 1 * YEAR,
  },
  {
    email: "wanjiru.kamau@demo.test",
    fullName: "Wanjiru Kamau",
    bio: "Trail runner and mother of twins. The mountain house has everything I wished other places had: hooks, high chairs, a boot dryer.",
    phone: "+1 (970) 555-0121",
    joinedDaysAgo: 4 * YEAR,
    hostDaysAgo: 2 * YEAR,
  },
];

const travelers: DemoPerson[] = [
  ["Oliver Whitcombe", "Teacher. I travel over school breaks with two kids, one dog and too many books.", 900],
  ["Fatima Zahra El Idrissi", "Photographer, mostly coasts and mostly at dawn. I leave places as I found them.", 410],
  ["Chen Wei-Ling", "Product designer working remotely. A good desk and a long view are all I ask.", 275],
  ["Arjun Mehta", "Weekend sailor, weekday accountant. I read the whole listing, including the house rules.", 720],
  ["Sofia Lindqvist", "Nurse from Duluth. Saunas, cold water, early nights.", 530],
  ["Malik Johnson", "I organize the family reunion every summer: nineteen people, four generations, one very long table.", 1200],
  ["Hana Nováková", "Cellist. I practice with a mute and I ask first.", 150],
  ["Diego Fuentes", "Cyclist, father, amateur baker. We like kitchens that are used.", 365],
  ["Leilani Kealoha", "Grew up on the water and go back whenever work lets me.", 840],
  ["Piotr Zieliński", "Engineer who fixes the dripping faucet before reporting it.", 95],
  ["Grace Adeyemi", "Booking a quiet place to finish a thesis, and then a loud one to celebrate.", 60],
  ["Thandiwe Nkosi", "New here. Planning a slow trip down the coast with my sister.", 12],
].map(([fullName, bio, joinedDaysAgo], index) => ({
  email: `${addressName(String(fullName))}@demo.test`,
  fullName: String(fullName),
  bio: String(bio),
  phone: `+1 (503) 555-01${30 + index}`,
  joinedDaysAgo: Number(joinedDaysAgo),
}));

function addressName(fullName: string): string {
  const plain = fullName.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.split(" ").filter(Boolean).join(".");
}

/** Everyone in the demo world. */
export const cast: readonly DemoPerson[] = [...leads, ...hosts, ...travelers];
