import type { TemplateKey } from "../../charters/index.ts";

const KINDS = ["halfDay", "fullDay", "sunset", "week"] as const;
export type ColumnKind = (typeof KINDS)[number];

/** The template that fills in what the file doesn't say. */
export const TEMPLATE_OF = {
  halfDay: "half-day",
  fullDay: "full-day",
  sunset: "sunset-sail",
  week: "week",
} as const satisfies Record<ColumnKind, TemplateKey>;

/** What a column of a file can say about packages, in the order in which the host reads it. */
export const PACKAGE_COLUMNS = {
  halfDayPrice: "Half day: price",
  halfDayCaptained: "Half day: price with captain",
  halfDayBareboat: "Half day: price bareboat",
  halfDayHours: "Half day: hours",
  halfDayStarts: "Half day: starts",
  fullDayPrice: "Full day: price",
  fullDayCaptained: "Full day: price with captain",
  fullDayBareboat: "Full day: price bareboat",
  fullDayHours: "Full day: hours",
  fullDayStarts: "Full day: starts",
  sunsetSeatPrice: "Sunset: price per seat",
  sunsetSeats: "Sunset: seats",
  sunsetPrice: "Sunset: price for the whole boat",
  sunsetHours: "Sunset: hours",
  sunsetStarts: "Sunset: starts",
  weekPrice: "Week: price",
  weekCaptained: "Week: price with captain",
  weekBareboat: "Week: price bareboat",
  weekStartDay: "Week: start day",
  weekStartTime: "Week: start time",
  weekReturnTime: "Week: return time",
  turnaroundMinutes: "Turnaround (minutes)",
  noticeHours: "Notice (hours)",
} as const;
export type PackageColumn = keyof typeof PACKAGE_COLUMNS;
export const isPackageColumn = (field: string): field is PackageColumn => Object.hasOwn(PACKAGE_COLUMNS, field);

const KIND_NAMES: Record<ColumnKind, string> = {
  halfDay: "halfday halfdaycharter halfdaytrip mezzagiornata demijournee halbtag halbertag mediodia mediajornada",
  fullDay: "fullday fulldaycharter fulldaytrip wholeday giornataintera journeecomplete ganztag ganzertag diacompleto",
  sunset: "sunset sunsetsail sunsetcruise sunsettrip tramonto coucherdesoleil sonnenuntergang atardecer",
  week: "week weekly weekcharter weeklycharter settimana semaine woche semana",
};
const PART_NAMES: Record<string, string> = {
  Price: "price rate cost charterprice prezzo prix preis precio",
  Captained:
    "pricewithcaptain withcaptain captained captainedprice pricecaptained ratewithcaptain skippered priceskippered withskipper pricewithskipper",
  Bareboat: "bareboat bareboatprice pricebareboat ratebareboat withoutcaptain pricewithoutcaptain",
  Hours: "hours length duration durationhours lengthhours ore heures stunden horas",
  Starts: "starts start starttime starttimes departures departuretime departuretimes",
  SeatPrice: "priceperseat seatprice perseat priceperperson perperson",
  Seats: "seats places",
  StartDay: "startday day changeday turnoverday",
  StartTime: "starttime start departuretime boardingtime",
  ReturnTime: "returntime return backat endtime returnby",
};
const BEFORE = new Set(["price", "rate", "prezzo", "prix", "preis", "precio"]);

/** Column names, without case and marks, and what they say. */
export const PACKAGE_NAMES: ReadonlyMap<string, PackageColumn> = new Map([
  ...KINDS.flatMap((kind) =>
    Object.entries(PART_NAMES).flatMap(([part, parts]) => {
      const field = `${kind}${part}`;
      if (!isPackageColumn(field)) return [];
      const names = KIND_NAMES[kind]
        .split(" ")
        .flatMap((name) => parts.split(" ").flatMap((word) => [`${name}${word}`, ...(BEFORE.has(word) ? [`${word}${name}`] : [])]));
      return [...names, ...(part === "Price" ? KIND_NAMES[kind].split(" ") : [])].map((name): [string, PackageColumn] => [name, field]);
    }),
  ),
  ...named("turnaround turnaroundminutes turnaroundmin turnaroundtime buffer bufferminutes buffertime", "turnaroundMinutes"),
  ...named("notice noticehours advancenotice advancenoticehours minimumnotice leadtime leadtimehours", "noticeHours"),
]);

function named(names: string, field: PackageColumn): [string, PackageColumn][] {
  return names.split(" ").map((name) => [name, field]);
}
