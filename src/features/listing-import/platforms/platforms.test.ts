import { expect, test } from "vitest";
import { isHostOf } from "./platform-domains.ts";
import { ADDRESS_MESSAGES, isAddressOf, platformOfAddress, readListingAddress } from "./platforms.rules.ts";

const LISTINGS: [text: string, platform: string, listingId: string, url: string][] = [
  ["https://www.airbnb.com/rooms/52395793", "airbnb", "52395793", "https://www.airbnb.com/rooms/52395793"],
  ["  airbnb.com/rooms/1?adults=2#photos ", "airbnb", "1", "https://airbnb.com/rooms/1"],
  ["http://de.airbnb.com/rooms/plus/77", "airbnb", "77", "https://de.airbnb.com/rooms/plus/77"],
  [
    "HTTPS://WWW.AIRBNB.CO.UK/rooms/624694699394680598",
    "airbnb",
    "624694699394680598",
    "https://www.airbnb.co.uk/rooms/624694699394680598",
  ],
  ["https://www.airbnb.com.au/h/the-quiet-barn", "airbnb", "the-quiet-barn", "https://www.airbnb.com.au/h/the-quiet-barn"],
  ["https://www.airbnb.de/hosting/listings/editor/42/details", "airbnb", "42", "https://www.airbnb.de/rooms/42"],
  ["https://www.vrbo.com/1234567ha?chkin=2027-01-01", "vrbo", "1234567ha", "https://www.vrbo.com/1234567ha"],
  ["https://www.vrbo.com/en-gb/cottage-rental/p7654321vb", "vrbo", "7654321vb", "https://www.vrbo.com/en-gb/cottage-rental/p7654321vb"],
  ["https://www.vrbo.com/search?propertyId=99887766", "vrbo", "99887766", "https://www.vrbo.com/search?propertyId=99887766"],
  ["https://www.abritel.fr/location-vacances/p1234567a", "vrbo", "1234567a", "https://www.abritel.fr/location-vacances/p1234567a"],
  [
    "www.fewo-direkt.de/ferienwohnung-ferienhaus/p820875vb",
    "vrbo",
    "820875vb",
    "https://www.fewo-direkt.de/ferienwohnung-ferienhaus/p820875vb",
  ],
  ["https://www.stayz.com.au/holiday-rental/p9191919", "vrbo", "9191919", "https://www.stayz.com.au/holiday-rental/p9191919"],
  ["https://fr.homeaway.ca/location/p1732336a", "vrbo", "1732336a", "https://fr.homeaway.ca/location/p1732336a"],
  [
    "https://www.booking.com/hotel/us/lake-cabin.en-gb.html?aid=1",
    "booking",
    "us/lake-cabin",
    "https://www.booking.com/hotel/us/lake-cabin.html",
  ],
  ["https://www.getmyboat.com/trips/qK01QOmN/?x=1", "getmyboat", "qK01QOmN", "https://www.getmyboat.com/trips/qK01QOmN/"],
  ["getmyboat.com/es/boats/12345", "getmyboat", "12345", "https://getmyboat.com/es/boats/12345/"],
];

test.each(LISTINGS)("reads %s", (text, platform, listingId, url) => {
  expect(readListingAddress(text)).toEqual({ ok: true, address: { platform, listingId, url } });
});

test("asks for an address where there is none", () => {
  for (const text of ["", "  \n"]) expect(readListingAddress(text)).toMatchObject({ ok: false, message: "Please enter a listing URL" });
});

test.each([
  "https://airbnb.com.evil.test/rooms/1",
  "https://evil.test/airbnb.com/rooms/1",
  "https://evil.test/?u=https://airbnb.com/rooms/1",
  "https://airbnb.com@evil.test/rooms/1",
  "https://evil.test@airbnb.com/rooms/1",
  "https://@airbnb.com/rooms/1",
  "https://notairbnb.com/rooms/1",
  "https://airbnb.evil.test/rooms/1",
  "https://airbnb.co/rooms/1",
  "https://\u0430irbnb.com/rooms/1",
  "https://xn--irbnb-3ve.com/rooms/1",
  "https://airbnb.com./rooms/1",
  "https://airbnb.com:8443/rooms/1",
  "https:\\\\airbnb.com\\rooms\\1",
  "https://evil.test\\@airbnb.com/rooms/1",
  "https://airbnb.com/ro\u202eoms/1",
  "ftp://airbnb.com/rooms/1",
  "javascript:alert(1)//airbnb.com/rooms/1",
  "mailto:host@airbnb.com",
  "https://www.airbnb.com/s/Paris/homes",
  "https://www.airbnb.com/",
  "https://www.airbnb.com/experiences/12",
  "https://www.vrbo.com/d/21210",
  "https://www.booking.com/city/es/ruidera.html",
  "https://www.booking.com/searchresults.html",
  "https://www.getmyboat.com/boat-rental/Miami/",
  "https://www.airbnb.com/rooms/" + "1".repeat(3000),
  "my cabin by the lake",
])("refuses %s", (text) => {
  expect(readListingAddress(text)).toEqual({ ok: false, problem: "invalid", message: ADDRESS_MESSAGES.invalid });
});

test("follows redirects inside a platform only", () => {
  expect(isAddressOf("vrbo", "https://www.abritel.fr/anything")).toBe(true);
  expect(isAddressOf("vrbo", "https://www.airbnb.com/rooms/1")).toBe(false);
  expect(isAddressOf("airbnb", "https://airbnb.com@evil.test/")).toBe(false);
  expect(isHostOf("airbnb", "FR.airbnb.com")).toBe(true);
  expect(isHostOf("airbnb", "airbnb.com.evil.test")).toBe(false);
  expect(platformOfAddress("https://www.booking.com/city/es/ruidera.html")).toBe("booking");
  expect(platformOfAddress("https://example.com/")).toBeNull();
});
