import { crc32, deflateRawSync } from "node:zlib";

export const PDF = Buffer.from("%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n");

type Entry = { name: string; content: string | Buffer; /** What the list says it unpacks to. */ claims?: number };
type ZipOptions = {
  /** As programs do that write while they pack: sizes stand behind the content. */ descriptors?: boolean;
  stored?: boolean;
};

/** A zip file, as its parts are given. */
export function zipOf(entries: Entry[], { descriptors = false, stored = false }: ZipOptions = {}): Buffer {
  const files: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const { name, content, claims } of entries) {
    const plain = Buffer.from(content);
    const packed = stored ? plain : deflateRawSync(plain);
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(crc32(plain), 0);
    sizes.writeUInt32LE(packed.length, 4);
    sizes.writeUInt32LE(claims ?? plain.length, 8);
    const common = Buffer.alloc(6);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(descriptors ? 0x0808 : 0, 2);
    common.writeUInt16LE(stored ? 0 : 8, 4);
    const lengths = Buffer.alloc(4);
    lengths.writeUInt16LE(Buffer.byteLength(name), 0);
    const time = Buffer.alloc(4);
    const local = Buffer.concat([
      Buffer.from("PK\u0003\u0004"),
      common,
      time,
      descriptors ? Buffer.alloc(12) : sizes,
      lengths,
      Buffer.from(name),
    ]);
    const file = Buffer.concat([local, packed, ...(descriptors ? [Buffer.from("PK\u0007\u0008"), sizes] : [])]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    list.push(
      Buffer.concat([
        Buffer.from("PK\u0001\u0002\u0014\u0000"),
        common,
        time,
        sizes,
        lengths,
        place.subarray(0, 10),
        place.subarray(10),
        Buffer.from(name),
      ]),
    );
    files.push(file);
    at += file.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...files, directory, Buffer.from("PK\u0005\u0006"), end]);
}

const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

export const contentTypes = (main: string, part = "/word/document.xml"): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="${part}" ContentType="${main}"/></Types>`;

const BODY = { name: "word/document.xml", content: "<w:document/>" };

/** The order and the flags with which each of them writes. */
export const DOCX: Record<"Word" | "LibreOffice" | "Google Docs" | "Word Online", Buffer> = {
  Word: zipOf([{ name: "[Content_Types].xml", content: contentTypes(WORD) }, { name: "_rels/.rels", content: "<r/>" }, BODY]),
  LibreOffice: zipOf([{ name: "_rels/.rels", content: "<r/>" }, BODY, { name: "[Content_Types].xml", content: contentTypes(WORD) }], {
    descriptors: true,
  }),
  "Google Docs": zipOf(
    [{ name: "word/numbering.xml", content: "<n/>" }, BODY, { name: "[Content_Types].xml", content: contentTypes(WORD) }],
    {
      descriptors: true,
      stored: true,
    },
  ),
  "Word Online": zipOf([
    { name: "[Content_Types].xml", content: contentTypes(WORD, "/word/document2.xml") },
    { name: "word/document2.xml", content: "<w:document/>" },
  ]),
};

const SECTOR = 512;
const FREE = 0xffffffff;
const END = 0xfffffffe;

/** A compound file whose directory has these names, behind so many sectors of content. */
export function compoundOf(names: string[], contentSectors = 1): Buffer {
  const directorySectors = Math.ceil(names.length / 4);
  const used = contentSectors + directorySectors;
  let tables = 1;
  let chains = 0;
  while (tables * 128 < used + tables + chains) {
    tables++;
    chains = tables > 109 ? Math.ceil((tables - 109) / 127) : 0;
  }
  const table = new Uint32Array(tables * 128).fill(FREE);
  for (let i = 0; i < contentSectors; i++) table[i] = i === contentSectors - 1 ? END : i + 1;
  for (let i = contentSectors; i < used; i++) table[i] = i === used - 1 ? END : i + 1;
  const tableAt = (i: number) => used + i;
  const chainAt = (i: number) => used + tables + i;
  const header = Buffer.alloc(SECTOR, 0xff);
  header.fill(0, 0, 76);
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(header);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(contentSectors, 48);
  header.writeUInt32LE(chains ? chainAt(0) : END, 68);
  for (let i = 0; i < Math.min(tables, 109); i++) header.writeUInt32LE(tableAt(i), 76 + i * 4);
  const directory = Buffer.alloc(directorySectors * SECTOR);
  for (const [i, name] of names.entries()) {
    directory.write(name, i * 128, "utf16le");
    directory.writeUInt16LE(name.length * 2 + 2, i * 128 + 64);
    directory.writeUInt8(2, i * 128 + 66);
  }
  const chain = Buffer.alloc(chains * SECTOR, 0xff);
  for (let i = 109; i < tables; i++) chain.writeUInt32LE(tableAt(i), Math.floor((i - 109) / 127) * SECTOR + ((i - 109) % 127) * 4);
  for (let i = 0; i + 1 < chains; i++) chain.writeUInt32LE(chainAt(i + 1), i * SECTOR + 127 * 4);
  return Buffer.concat([header, Buffer.alloc(contentSectors * SECTOR), directory, Buffer.from(table.buffer), chain]);
}
