import { describe, expect, test } from "vitest";
import { FetchRefusal } from "./fetch-refusal.ts";
import { fetchTarget, hostOf } from "./fetch-target.ts";
import { isPublicAddress } from "./public-address.ts";

function refusalOf(address: string): string {
  try {
    return fetchTarget(address).href;
  } catch (error) {
    if (error instanceof FetchRefusal) return error.code;
    throw error;
  }
}

describe("refuses", () => {
  test.each([
    ["http://www.airbnb.com/", "address_not_https"],
    ["ftp://www.airbnb.com/", "address_not_https"],
    ["file:///etc/passwd", "address_not_https"],
    ["data:text/html,hello", "address_not_https"],
    ["javascript:alert(1)", "address_not_https"],
    ["www.airbnb.com/rooms/1", "address_unreadable"],
    ["", "address_unreadable"],
    ["https://", "address_unreadable"],
    ["https://1.2.3.4.5/", "address_unreadable"],
    ["https://user@www.airbnb.com/", "address_with_password"],
    ["https://:secret@www.airbnb.com/", "address_with_password"],
    ["https://www.airbnb.com:secret@evil.test/", "address_with_password"],
    ["https://www.airbnb.com:8443/", "address_with_port"],
    ["https://www.airbnb.com:80/", "address_with_port"],
  ])("%s: %s", (address, code) => expect(refusalOf(address)).toBe(code));
});

describe("reads", () => {
  test.each([
    ["https://WWW.Airbnb.com:443/rooms/1?a=b#photos", "https://www.airbnb.com/rooms/1?a=b"],
    ["https://www.airbnb.com./rooms/1", "https://www.airbnb.com/rooms/1"],
    [" webcal://calendars.example/a.ics\n", "https://calendars.example/a.ics"],
    ["WEBCALS://calendars.example/a.ics", "https://calendars.example/a.ics"],
    ["https:\\\\www.airbnb.com\\rooms", "https://www.airbnb.com/rooms"],
  ])("%s as %s", (address, target) => expect(fetchTarget(address).href).toBe(target));
});

describe("sees the private address in every notation", () => {
  test.each([
    ["https://2130706433/", "127.0.0.1"],
    ["https://0x7f000001/", "127.0.0.1"],
    ["https://017700000001/", "127.0.0.1"],
    ["https://0177.0.0.1/", "127.0.0.1"],
    ["https://0x7f.1/", "127.0.0.1"],
    ["https://127.1/", "127.0.0.1"],
    ["https://127.0.1/", "127.0.0.1"],
    ["https://127.0.0.1./", "127.0.0.1"],
    ["https://%31%32%37.0.0.1/", "127.0.0.1"],
    ["https://127。0。0。1/", "127.0.0.1"],
    ["https://①②⑦.0.0.1/", "127.0.0.1"],
    ["https://0/", "0.0.0.0"],
    ["https://0xa9fea9fe/", "169.254.169.254"],
    ["webcal://0x7f.1/", "127.0.0.1"],
    ["webcal://2852039166/", "169.254.169.254"],
    ["https://[::1]/", "::1"],
    ["https://[0:0:0:0:0:0:0:1]/", "::1"],
    ["https://[::ffff:127.0.0.1]/", "::ffff:7f00:1"],
    ["https://[64:ff9b::127.0.0.1]/", "64:ff9b::7f00:1"],
  ])("%s", (address, plain) => {
    const host = hostOf(fetchTarget(address));
    expect(host).toBe(plain);
    expect(isPublicAddress(host)).toBe(false);
  });
});
