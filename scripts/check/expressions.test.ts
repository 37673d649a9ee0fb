import { expect, test } from "vitest";
import { expressionFaults } from "./expressions.ts";

const faultsOf = (text: string, path = "src/platform/http/read.server.ts") => expressionFaults([{ path, text }]);

test.each([
  `tags.split(/\\s*,\\s*/)`,
  `/(\\w+\\s?)*$/.test(text)`,
  `/\\s+$/u`,
  `new RegExp("(a+)+$")`,
  `RegExp("(a|a)*b", "i")`,
  `z.string().regex(/^[^\\r\\n]*@[^\\r\\n]*$/)`,
])("finds that %s can take much longer than its text is long", async (code) => {
  expect(await faultsOf(`const one = 1;\nconst x = ${code};`)).toEqual([
    expect.stringMatching(/^src\/platform\/http\/read\.server\.ts:2 \/.+ takes (2nd degree polynomial|exponential)/),
  ]);
});

test.each([`text.split(",")`, `/^\\d{1,14}$/.test(text)`, `/^[^@]*@.*$/`, `new RegExp("^[a-z]+$", "i")`, `/^[\\w-]{8,64}$/`])(
  "accepts %s",
  async (code) => {
    expect(await faultsOf(`const x = ${code};`)).toEqual([]);
  },
);

test("refuses an expression that is put together while the product runs", async () => {
  expect(await faultsOf("const x = new RegExp(`^${name}$`);")).toEqual([expect.stringMatching(/:1 is made while the product runs/)]);
});

test("accepts a reason why the text is short, and no other comment", async () => {
  const code = "const x = /\\s+$/;";
  expect(await faultsOf(`// bounded: a name has at most 80 characters\n${code}`)).toEqual([]);
  expect(await faultsOf(`// this is fine\n${code}`)).toHaveLength(1);
});

test("lets tests write what they like", async () => {
  expect(await faultsOf("const x = /\\s+$/;", "src/ui/button.test.tsx")).toEqual([]);
});
