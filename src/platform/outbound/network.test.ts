import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type NameServer, startNameServer } from "../../../tests/support/name-server.ts";
import { refusalOf } from "../../../tests/support/refusal-of.ts";
import { openNetwork, resolvePublicly } from "./network.server.ts";

const { signal } = new AbortController();

describe("a name", () => {
  let names: NameServer;
  beforeAll(async () => {
    names = await startNameServer({
      "both.test": ["8.8.8.8", "10.0.0.1", "2606:4700::1111"],
      "six.test": ["2606:4700::1111"],
      "empty.test": [],
      "silent.test": "silent",
      "broken.test": "broken",
    });
  });
  afterAll(() => names.stop());

  test.each([
    ["both.test", ["8.8.8.8", "10.0.0.1", "2606:4700::1111"]],
    ["six.test", ["2606:4700::1111"]],
    ["empty.test", []],
    ["nowhere.test", []],
    ["8.8.4.4", ["8.8.4.4"]],
    ["::1", ["::1"]],
  ])("%s leads to %j", async (name, addresses) => {
    expect(await resolvePublicly(name, signal, [names.address])).toEqual(addresses);
  });

  test("of this machine's list of hosts is unknown", async () => {
    expect(await resolvePublicly("localhost", signal, [names.address])).toEqual([]);
  });

  test("whose name server fails may be there after all", async () => {
    expect((await refusalOf(resolvePublicly("broken.test", signal, [names.address]))).code).toBe("connection_failed");
  });

  test("that nobody answers is given up with the one who asks", async () => {
    const giveUp = new AbortController();
    const found = resolvePublicly("silent.test", giveUp.signal, [names.address]);
    giveUp.abort();
    expect((await refusalOf(found)).cause).toMatchObject({ code: "ECANCELLED" });
  });
});

describe("the internet", () => {
  const network = openNetwork({ outboundTest: null });

  test("is reached at public addresses and the port of https only, with the usual authorities", async () => {
    expect(network.mayReach("8.8.8.8", 443)).toBe(true);
    expect(network.mayReach("8.8.8.8", 8443)).toBe(false);
    expect(network.mayReach("127.0.0.1", 443)).toBe(false);
    expect(await network.find("127.0.0.1", signal)).toEqual({ addresses: ["127.0.0.1"], port: 443 });
    expect(network.ca).toBeUndefined();
  });
});

describe("a test's network", () => {
  const network = openNetwork({ outboundTest: { hosts: new Map([["www.airbnb.com", { address: "127.0.0.1", port: 4443 }]]), ca: "PEM" } });

  test("finds the named hosts on this machine, at their own port, and no other name", async () => {
    expect(await network.find("www.airbnb.com", signal)).toEqual({ addresses: ["127.0.0.1"], port: 4443 });
    expect((await network.find("www.vrbo.com", signal)).addresses).toEqual([]);
    expect(network.mayReach("127.0.0.1", 4443)).toBe(true);
    expect(network.mayReach("127.0.0.1", 4444)).toBe(false);
    expect(network.mayReach("127.0.0.1", 443)).toBe(false);
    expect(network.mayReach("10.0.0.1", 443)).toBe(false);
  });
});
