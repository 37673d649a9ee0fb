import { readNeed } from "./cell-values.server.ts";
import { fieldOf } from "../reading/listing-keys.server.ts";
import { PACKAGE_NAMES } from "../packages/package-columns.ts";
import type { ColumnField, Matching } from "./csv.rules.ts";

/** Column names in English, German, French, Spanish, Italian, without case, accents and marks. What pages call a field counts too. */
const NAMES: Partial<Record<ColumnField, string>> = {
  title: "name title listingname propertyname unitname boatname yachtname nome titolo nombre titulo nom titre titel objektname bezeichnung",
  description: "description summary descrizione descripcion beschreibung publicdescription details",
  category: "type propertytype roomtype boattype yachttype tipo tipologia typ objektart typedebien categoria kategorie categorie modelltyp",
  nightlyPrice:
    "price nightlyprice nightlyrate pricepernight rate baserate baseprice dailyprice dailyrate prezzo prezzoanotte prezzopernotte precio precioporenoche precionoche preis preispronacht tarif prix prixparnuit",
  cleaningFee: "cleaningfee cleaning cleaningprice puliziafinale pulizia limpieza endreinigung reinigung fraisdemenage menage",
  minimumNights: "minimumnights minnights minimumstay minstay nottiminime nochesminimas mindestnachte mindestaufenthalt nuitsminimum",
  streetAddress: "street streetaddress address address1 addressline1 indirizzo via direccion calle strasse adresse rue",
  neighborhood:
    "neighborhood neighbourhood neighborhoodcleansed neighbourhoodcleansed district suburb quartiere zona barrio quartier stadtteil viertel",
  city: "city town citta comune ciudad stadt ort ville marinacity homeport portocity",
  state: "state province region stateprovince provincia regione bundesland departement",
  zipCode: "zip zipcode postalcode postcode cap codigopostal plz postleitzahl codepostal",
  country: "country countrycode paese nazione stato pais land pays",
  place: "location place base homebase baseprimary luogo localita ubicacion standort lieu embarkationport",
  latitude: "latitude lat latitudine latitud breitengrad",
  longitude: "longitude lng lon long longitudine longitud langengrad",
  coordinates: "coordinates latlng geo gps coordinate coordenadas koordinaten coordonnees",
  capacity:
    "accommodates guests maxguests sleeps capacity berths pax ospiti postiletto cuccette persone huespedes plazas gaste personen schlafplatze kojen voyageurs couchages",
  bedrooms: "bedrooms bedroom camere cameredaletto dormitorios habitaciones schlafzimmer chambres",
  beds: "beds letti camas betten lits",
  bathrooms: "bathrooms baths bathroom bathroomstext bagni wc toilets heads banos badezimmer bader sallesdebain",
  amenities: "amenities features facilities equipment servizi dotazioni servicios ausstattung equipements",
  photos:
    "photos images pictures photo image picture photourl imageurl pictureurl photourls imageurls pictureurls foto immagini fotos bilder fotosurl",
  houseRules: "houserules rules regole regoledellacasa normas hausregeln hausordnung reglement",
  checkInTime: "checkin checkintime arrivaltime orariocheckin horacheckin anreise heurearrivee",
  checkOutTime: "checkout checkouttime departuretime orariocheckout horacheckout abreise heuredepart",
  cancellationPolicy: "cancellationpolicy cancellation politicadicancellazione politicacancelacion stornierung conditionsdannulation",
  lengthFeet: "length lengthfeet lengthft loafeet loaft feet",
  lengthMeters: "lengthm lengthmeters lengthmetres loa loam lunghezza lunghezzam eslora lange langem longueur longueurm meters",
  cabins: "cabins cabine cabinas kabinen camarotes",
  crew: "crew captain captained skipper service equipaggio charter chartertype servizio",
  licenceNeeded:
    "license licence licenseneeded licenceneeded licenserequired licencerequired boatinglicense boatinglicence patente patentenautica licencia titulacion fuhrerschein bootsfuhrerschein permis permisbateau",
  fuelPolicy: "fuel fuelpolicy fuelterms carburante combustible treibstoff kraftstoff carburant",
  marina: "marina berth mooring dock slip harbor harbour port porto puerto puertobase hafen liegeplatz portdattache ormeggio amarre",
  listingId: "id listingid propertyid unitid yachtid boatid externalid reference ref code codice codigo objektnummer",
  listingUrl: "listingurl url link airbnburl vrbourl bookingurl getmyboaturl weblink",
};
const AMENITY_NAMES = new Set(
  "wifi pool kitchen parking freeparking airconditioning ac heating washer dryer tv workspace hottub sauna gym balcony elevator fireplace bbq dishwasher petsallowed piscina climatizzazione ariacondizionata parcheggio gps autopilot bimini snorkeling paddleboard kayak lifejackets firstaidkit".split(
    " ",
  ),
);
const FIELD_OF = new Map(
  Object.entries(NAMES).flatMap(([field, names]) => names.split(" ").map((name): [string, ColumnField] => [name, field as ColumnField])),
);
/** What pages call it, as a column. */
const OF_PAGES: Record<string, ColumnField> = {
  title: "title",
  description: "description",
  category: "category",
  images: "photos",
  amenities: "amenities",
  capacity: "capacity",
  bedrooms: "bedrooms",
  beds: "beds",
  bathrooms: "bathrooms",
  cabins: "cabins",
  length: "lengthFeet",
  captain: "crew",
  geo: "coordinates",
  place: "place",
  price: "nightlyPrice",
  rules: "houseRules",
  checkIn: "checkInTime",
  checkOut: "checkOutTime",
};
const CURRENCIES: Record<string, string> = {
  "€": "EUR",
  "£": "GBP",
  $: "USD",
  eur: "EUR",
  euro: "EUR",
  usd: "USD",
  gbp: "GBP",
  chf: "CHF",
  aud: "AUD",
  cad: "CAD",
};

const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .split(/[^\p{L}\p{N}€£$]+/u)
    .filter((word) => word !== "");

/** The currency that a column's name states: "price_eur", "Preis (€)". */
export const currencyIn = (name: string): string | null => wordsOf(name).flatMap((word) => CURRENCIES[word] ?? [])[0] ?? null;

/** What the columns probably say, by their names; the host can change it. */
export const guessMatching = (columns: string[], rows: readonly (readonly string[])[] = []): Matching =>
  columns.map((name, index) => {
    const field = guessOf(name);
    return field === "licenceNeeded" && !saysYesOrNo(rows.map((cells) => cells[index] ?? "")) ? null : field;
  });

/** "ET3036ME" is the number of a license, not whether one is needed. */
function saysYesOrNo(cells: string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== "").slice(0, 200);
  return filled.length === 0 || filled.filter((cell) => readNeed(cell) !== null).length * 2 > filled.length;
}

function guessOf(name: string): ColumnField | null {
  const words = wordsOf(name);
  // "Photo 3" and "Photo (2)" are photos.
  while (words.length > 1 && /^\d+$/.test(words.at(-1) ?? "")) words.pop();
  const whole = words.join("");
  const bare = words.filter((word) => CURRENCIES[word] === undefined).join("");
  const onPages = fieldOf(bare)?.field;
  return (
    FIELD_OF.get(whole) ??
    FIELD_OF.get(bare) ??
    PACKAGE_NAMES.get(bare) ??
    (AMENITY_NAMES.has(bare) ? "amenity" : null) ??
    (onPages ? (OF_PAGES[onPages] ?? null) : null)
  );
}
