import { describe, expect, test } from "vitest";
import { isPublicAddress } from "./public-address.ts";

const PUBLIC = [
  "8.8.8.8",
  "1.1.1.1",
  "93.184.215.14",
  "172.15.255.255",
  "172.32.0.1",
  "100.63.255.255",
  "100.128.0.1",
  "2606:4700::1111",
  "2a00:1450:4001::1",
  "64:ff9b::8.8.8.8",
];

const NOT_PUBLIC: [kind: string, address: string][] = [
  ["this network", "0.0.0.0"],
  ["this network", "0.1.2.3"],
  ["private", "10.0.0.1"],
  ["private", "172.16.0.1"],
  ["private", "172.31.255.255"],
  ["private", "192.168.1.1"],
  ["shared by carriers", "100.64.0.1"],
  ["a cloud's metadata", "100.100.100.200"],
  ["loopback", "127.0.0.1"],
  ["loopback", "127.255.255.254"],
  ["a cloud's metadata", "169.254.169.254"],
  ["link-local", "169.254.0.1"],
  ["a cloud's metadata", "192.0.0.192"],
  ["a cloud's host", "168.63.129.16"],
  ["documentation", "192.0.2.1"],
  ["documentation", "198.51.100.1"],
  ["documentation", "203.0.113.1"],
  ["benchmarks", "198.18.0.1"],
  ["6to4 relays", "192.88.99.1"],
  ["multicast", "224.0.0.1"],
  ["reserved", "240.0.0.1"],
  ["broadcast", "255.255.255.255"],
  ["unspecified", "::"],
  ["loopback", "::1"],
  ["unique-local", "fc00::1"],
  ["a cloud's metadata", "fd00:ec2::254"],
  ["link-local", "fe80::1"],
  ["link-local", "fe80::1%eth0"],
  ["site-local", "fec0::1"],
  ["multicast", "ff02::1"],
  ["documentation", "2001:db8::1"],
  ["documentation", "3fff::1"],
  ["mapped", "::ffff:127.0.0.1"],
  ["mapped", "::ffff:7f00:1"],
  ["mapped, of a public one", "::ffff:8.8.8.8"],
  ["compatible", "::127.0.0.1"],
  ["translated", "::ffff:0:127.0.0.1"],
  ["6to4", "2002:7f00:1::1"],
  ["6to4 of a public one", "2002:808:808::1"],
  ["Teredo", "2001:0:7f00:1::1"],
  ["NAT64 of loopback", "64:ff9b::127.0.0.1"],
  ["NAT64 of metadata", "64:ff9b::a9fe:a9fe"],
  ["NAT64 of private", "64:ff9b::10.0.0.1"],
  ["local NAT64", "64:ff9b:1::8.8.8.8"],
  ["local NAT64", "64:ff9b:1:ffff::1"],
  ["discard", "100::1"],
  ["unassigned", "4000::1"],
  ["segment routing", "5f00::1"],
  ["no address", ""],
  ["no address", "example.com"],
  ["no address", "127.1"],
];

describe("an address of the public internet", () => {
  test.each(PUBLIC)("is %s", (address) => expect(isPublicAddress(address)).toBe(true));
});

describe("no public address", () => {
  test.each(NOT_PUBLIC)("is one of %s: %s", (_kind, address) => expect(isPublicAddress(address)).toBe(false));
});
