import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { compoundOf, contentTypes, DOCX, PDF, zipOf } from "../../../tests/support/resumes.ts";
import { temporaryDirectory } from "../../../tests/support/temporary-directory.ts";
import { judgeResume } from "./judge-resume.server.ts";

const directory = temporaryDirectory("resumes");
afterAll(() => directory.remove());

async function judge(content: Buffer): Promise<string> {
  const path = join(directory.path, "resume");
  await writeFile(path, content);
  return judgeResume({ path }).catch(({ code }: { code: string }) => code);
}

const body = { name: "word/document.xml", content: "<w:document/>" };
const macroEnabled = contentTypes("application/vnd.ms-word.document.macroEnabled.main+xml");
const word = contentTypes("application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml");

test.each(Object.entries(DOCX))("takes a .docx file as %s writes it", async (_, file) => {
  expect(await judge(file)).toBe("docx");
});

test.each([
  ["a PDF", PDF, "pdf"],
  ["a PDF with a mail header before it", Buffer.concat([Buffer.from("X-Header: a\r\n"), PDF]), "pdf"],
  ["a .doc file", compoundOf(["Root Entry", "1Table", "WordDocument"]), "doc"],
  ["a .doc file of 9 MB, whose directory is at its end", compoundOf(["Root Entry", "Data", "WordDocument"], 18_000), "doc"],
])("takes %s", async (_, file, kind) => {
  expect(await judge(file)).toBe(kind);
});

test.each([
  ["a spreadsheet that is called .doc", compoundOf(["Root Entry", "Workbook"]), "resume_kind"],
  ["an installer that is called .doc", compoundOf(["Root Entry", "!_StringPool", "!_Tables"]), "resume_kind"],
  ["a .doc file with macros", compoundOf(["Root Entry", "WordDocument", "Macros", "VBA"]), "resume_macros"],
  ["a .docm file that is called .docx", zipOf([{ name: "[Content_Types].xml", content: macroEnabled }, body]), "resume_macros"],
  [
    "a .docx file with a macro part",
    zipOf([{ name: "[Content_Types].xml", content: word }, body, { name: "word/vbaProject.bin", content: "x" }]),
    "resume_macros",
  ],
  [
    "a spreadsheet that is called .docx",
    zipOf([
      {
        name: "[Content_Types].xml",
        content: contentTypes("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml", "/xl/workbook.xml"),
      },
      { name: "xl/workbook.xml", content: "<x/>" },
    ]),
    "resume_kind",
  ],
  ["any other zip file", zipOf([{ name: "setup.exe", content: "MZ" }]), "resume_kind"],
  ["a .docx file without its document", zipOf([{ name: "[Content_Types].xml", content: word }]), "resume_kind"],
  ["plain text", Buffer.from("I am a good engineer."), "resume_kind"],
  ["a program", Buffer.from("MZ\u0090\u0000"), "resume_kind"],
  ["nothing", Buffer.alloc(0), "resume_kind"],
])("refuses %s", async (_, file, code) => {
  expect(await judge(file)).toBe(code);
});

const pdfOf = (...objects: string[]) =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${objects[0]} >>\nendobj\n${objects.slice(1).join("\n")}\ntrailer << /Root 1 0 R >>\n%%EOF\n`,
    "latin1",
  );
const packed = (content: string, extra = "", first = content.indexOf("<<")) => {
  const stream = deflateSync(Buffer.from(content, "latin1")).toString("latin1");
  return `9 0 obj\n<< /Type /ObjStm /N 1 /First ${first} /Filter /FlateDecode ${extra} /Length ${stream.length} >>\nstream\n${stream}\nendstream\nendobj`;
};

test.each([
  ["that shows a page when it opens", pdfOf("/OpenAction [3 0 R /Fit]")],
  [
    "whose action when it opens shows a page, as LaTeX writes it",
    pdfOf("/OpenAction 7 0 R", "7 0 obj\n<< /S /GoTo /D [3 0 R /Fit] >>\nendobj"),
  ],
  ["that speaks of scripts", pdfOf("/Title (Engineer: Node/JS \\(and\\) /JavaScript (5 years) /Launch of a /EmbeddedFile)")],
  ["with links", pdfOf("", "7 0 obj\n<< /Subtype /Link /A << /S /URI /URI (https://example.com) >> >>\nendobj")],
  ["whose objects are packed", pdfOf("", packed("7 0 << /Type /Font /BaseFont /JSans >>"))],
  ["whose picture happens to say so", pdfOf("", "7 0 obj\n<< /Length 20 >>\nstream\n/JS (/Launch) \u0000\u0001\nendstream\nendobj")],
])("takes a PDF %s", async (_, file) => {
  expect(await judge(file)).toBe("pdf");
});

test.each([
  ["with a script when it opens", pdfOf("/OpenAction << /S /JavaScript /JS (app.alert(1)) >>")],
  ["with a script in another object", pdfOf("/OpenAction 7 0 R", "7 0 obj\n<< /S /JavaScript /JS 8 0 R >>\nendobj")],
  ["with a script under a name that is written in another way", pdfOf("", "7 0 obj\n<< /S /J#61vaScript /J#53 (x) >>\nendobj")],
  [
    "with a script behind a string that seems not to end",
    pdfOf("/Title (x\nendobj\n5 0 obj\n(", "7 0 obj\n<</S/JavaScript/JS(x)>>\nendobj"),
  ],
  ["with a program to launch", pdfOf("", "7 0 obj\n<< /A << /S /Launch /F (calc.exe) >> >>\nendobj")],
  ["with a file in it", pdfOf("/Names << /EmbeddedFiles << /Names [(a) 8 0 R] >> >>")],
  ["with a script among packed objects", pdfOf("", packed("7 0 << /S /JavaScript /JS (x) >>"))],
  [
    "with an action among packed objects that opens a site",
    pdfOf("/OpenAction 7 0 R", packed("7 0 << /S /URI /URI (https://example.com) >>")),
  ],
  [
    "with a script inside of what looks like a picture",
    pdfOf("", "6 0 obj\n<< /Length 60 >>\nstream\n7 0 obj\n<< /S /JavaScript /JS (x) >>\nendobj\nendstream\nendobj"),
  ],
])("refuses a PDF %s", async (_, file) => {
  expect(await judge(file)).toBe("resume_acts");
});

test.each([
  ["packed in a way that hides them", pdfOf("", packed("7 0 << /S /JavaScript >>", "/DecodeParms << /Predictor 12 >>"))],
  ["packed twice", pdfOf("", packed("7 0 << /S /JavaScript >>").replace("/FlateDecode", "[/ASCIIHexDecode /FlateDecode]"))],
  ["packed twice the other way", pdfOf("", packed("7 0 << /S /JavaScript >>").replace("/FlateDecode", "[/FlateDecode /FlateDecode]"))],
  ["encrypted", pdfOf("", packed("7 0 << /S /JavaScript >>").replace(/stream\n../, "stream\nzz"))],
  ["a bomb", pdfOf("", packed(`7 0 <<${" ".repeat(60 * 1024 * 1024)}>>`))],
])("refuses a PDF whose objects are %s", async (_, file) => {
  expect(await judge(file)).toBe("resume_unreadable");
});

test("looks through a PDF of ten megabytes in about a second, however it is made", async () => {
  for (const piece of ["1 0 obj (", "1 0 obj << ", "((((((((((", "<<<<<<<<<<", "%%%%%%%%%%", "/#4a#53#4a ", "1 0 obj\nstream\n"]) {
    const file = Buffer.from(`%PDF-1.7\n${piece.repeat(10_000_000 / piece.length)}`, "latin1");
    const started = performance.now();
    expect(["pdf", "resume_unreadable"]).toContain(await judge(file));
    expect(performance.now() - started).toBeLessThan(10_000);
  }
});

const hundredMegabytes = Buffer.alloc(100 * 1024 * 1024);
test.each([
  [
    "that unpacks to a hundred megabytes",
    zipOf([
      { name: "[Content_Types].xml", content: word },
      { ...body, content: hundredMegabytes },
    ]),
  ],
  [
    "that says it unpacks to a gigabyte",
    zipOf([
      { name: "[Content_Types].xml", content: word },
      { ...body, claims: 1024 ** 3 },
    ]),
  ],
  [
    "whose content types are the bomb, and lie about it",
    zipOf([{ name: "[Content_Types].xml", content: hundredMegabytes, claims: 300 }, body]),
  ],
])("refuses a zip bomb %s", async (_, file) => {
  expect(await judge(file)).toBe("resume_unreadable");
});

test("refuses a zip file in which the same bytes stand for many entries", async () => {
  const file = zipOf(
    [
      { name: "[Content_Types].xml", content: word, claims: 400 },
      { ...body, content: "x".repeat(50_000) },
    ],
    { stored: true },
  );
  const end = file.lastIndexOf("PK\u0005\u0006");
  const listAt = file.readUInt32LE(end + 16);
  const entry = file.subarray(file.indexOf("PK\u0001\u0002", listAt + 4), end);
  const list = Buffer.concat([file.subarray(listAt, end), ...Array.from({ length: 50 }, () => entry)]);
  const tail = Buffer.from(file.subarray(end));
  tail.writeUInt16LE(52, 10);
  tail.writeUInt32LE(list.length, 12);
  expect(await judge(Buffer.concat([file.subarray(0, listAt), list, tail]))).toBe("resume_unreadable");
});

test("whatever is cut off or scrambled is refused in words, and never hangs", async () => {
  const known = new Set(["pdf", "doc", "docx", "resume_kind", "resume_macros", "resume_acts", "resume_unreadable"]);
  for (const whole of [DOCX.Word, DOCX.LibreOffice, compoundOf(["Root Entry", "WordDocument"])])
    for (let i = 0; i < whole.length; i += 7) {
      const scrambled = Buffer.from(whole);
      scrambled.writeUInt8((whole.readUInt8(i) + 1 + (i % 250)) % 256, i);
      for (const file of [whole.subarray(0, i), scrambled]) expect(known).toContain(await judge(file));
    }
});
