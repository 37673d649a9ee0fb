import fc from "fast-check";
import { UNSAFE_decodeViaTurboStream as decode } from "react-router";
import { expect, it } from "vitest";
import { encodeData } from "./encode-data.ts";

const decoded = async (text: string): Promise<unknown> => {
  const { body } = new Response(text);
  const { value, done } = await decode(body as ReadableStream<Uint8Array<ArrayBuffer>>, globalThis);
  await done;
  return value;
};

const plain = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthIdentifier: "value" },
    fc.string({ unit: "binary" }),
    fc.boolean(),
    fc.integer(),
    fc.double(),
    fc.constantFrom(null, undefined, "", "<script>", "_1", "__proto__"),
    fc.array(tie("value"), { maxLength: 5 }),
    fc.dictionary(
      fc.string().filter((key) => key !== "__proto__"),
      tie("value"),
      { maxKeys: 5, noNullPrototype: true },
    ),
  ),
})).value;

it("writes what the router's decoder reads back", async () => {
  await fc.assert(
    fc.asyncProperty(plain, async (value) => {
      expect(await decoded(encodeData(value))).toEqual(value);
    }),
    { numRuns: 500 },
  );
});

it("refuses what has no plain form, instead of losing it", () => {
  for (const value of [new Date(), new Map(), () => {}, Symbol("x"), 1n]) expect(() => encodeData({ value })).toThrow(TypeError);
});
