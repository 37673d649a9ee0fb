import type { DemoPerson } from "./cast.ts";

const FIRST =
  "Adela Akua Anders Andrea Asha Beth Bodil Bruno Carla Cecil Clara Colm Delphine Dev Dora Edwin Eliza Emil Farah Felix Freya Gemma Giles Greta Hamish Hannah Hugo Ines Ivy Jalen Jana Kamala Karim Kirsten Leif Lila Luca Maren Mateo Nell".split(
    " ",
  );
const LAST =
  "Fairweather Boateng Holm Bianchi Pillai Calloway Strand Azevedo Mendes Drummond Hoffmann Gallagher Marchand Kapoor Whitfield Osei Thornbury Sandberg Haddad Baumann Nygaard Lockhart Pemberton Lindholm Buchan Weiss Castellanos Carrillo Sinclair Whitaker Horvat Iyer Mansour Aalto Erling Monroe Ferri Solberg Villalobos".split(
    " ",
  );
const COUNT = 160;
const AREA_CODES = [503, 541];

/** People who stayed somewhere and wrote what they thought of it. No two share a name: the lists are of different lengths. */
export const guests: readonly DemoPerson[] = Array.from({ length: COUNT }, (_, index) => {
  const first = FIRST[index % FIRST.length] ?? "";
  const last = LAST[index % LAST.length] ?? "";
  return {
    email: `${first}.${last}@demo.test`.toLowerCase(),
    fullName: `${first} ${last}`,
    bio: "",
    phone: `+1 (${AREA_CODES[index % 2]}) 555-01${String(20 + (index >> 1)).padStart(2, "0")}`,
    joinedDaysAgo: 480 + ((index * 137) % 900),
  };
});
