import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import { projectPath } from "../project.server.ts";

export type FontStyle = "body" | "strong" | "title";
export type Face = { name: string; font: Font };

const BRAND: Record<FontStyle, string> = {
  body: "@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf",
  strong: "@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf",
  title: "@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf",
};

type Weight = "400Regular" | "700Bold";
/** The file of a font in this weight. */
type FontFile = (weight: Weight) => string;

const noto =
  (path: string): FontFile =>
  (weight) =>
    `@embedpdf/fonts-${path.replace("*", weight.slice(3))}`;
const expo =
  (script: string): FontFile =>
  (weight) =>
    `@expo-google-fonts/noto-sans-${script.toLowerCase()}/${weight}/NotoSans${script}_${weight}.ttf`;

const JAPANESE = noto("jp/fonts/NotoSansJP-*.otf");
/** Fonts for what the brand's own lack. A file is opened only when its script is met. */
const FALLBACKS: [script: RegExp, file: FontFile][] = [
  [/\p{scx=Arabic}/u, noto("arabic/fonts/NotoNaskhArabic-*.ttf")],
  [/\p{scx=Hebrew}/u, noto("hebrew/fonts/NotoSansHebrew-*.ttf")],
  [/\p{scx=Hangul}/u, noto("kr/fonts/NotoSansKR-*.otf")],
  [/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\uFF00-\uFFEF]/u, JAPANESE],
  [/[\p{scx=Han}\uFF00-\uFFEF]/u, noto("sc/fonts/NotoSansHans-*.otf")],
  [/\p{Script=Armenian}/u, expo("Armenian")],
  [/\p{Script=Bengali}/u, expo("Bengali")],
  [/\p{Script=Ethiopic}/u, expo("Ethiopic")],
  [/\p{Script=Georgian}/u, expo("Georgian")],
  [/\p{Script=Gujarati}/u, expo("Gujarati")],
  [/\p{Script=Gurmukhi}/u, expo("Gurmukhi")],
  [/\p{Script=Kannada}/u, expo("Kannada")],
  [/\p{Script=Khmer}/u, expo("Khmer")],
  [/\p{Script=Lao}/u, expo("Lao")],
  [/\p{Script=Malayalam}/u, expo("Malayalam")],
  [/\p{Script=Myanmar}/u, expo("Myanmar")],
  [/\p{Script=Sinhala}/u, expo("Sinhala")],
  [/\p{Script=Tamil}/u, expo("Tamil")],
  [/\p{Script=Telugu}/u, expo("Telugu")],
  [/\p{Script=Thai}/u, expo("Thai")],
  [/./su, noto("latin/fonts/NotoSans-*.ttf")],
];

const KANA = /[\p{scx=Hiragana}\p{scx=Katakana}]/u;

const files = new Map<string, Buffer>();

/** The fonts of one document. Not for two: a font remembers which letter each of its glyphs stood for first. */
export class FontSet {
  readonly #faces = new Map<string, Face>();
  readonly #widths = new Map<string, number | null>();

  brand(style: FontStyle): Face {
    return this.#open(BRAND[style]);
  }

  /** Finds a font for each letter of the text: the brand's where it has it, else one that knows the script; null where none does. */
  chooser(text: string, style: FontStyle): (letter: string) => Face | null {
    const open = (file: FontFile) => this.#open(file(style === "body" ? "400Regular" : "700Bold"));
    const isChinese = !KANA.test(text) && (text.match(/\p{Script=Han}/gu) ?? []).some((letter) => !covers(open(JAPANESE), letter));
    const fallbacks = FALLBACKS.filter(([, file]) => !(isChinese && file === JAPANESE));
    return (letter) => {
      if (covers(this.brand(style), letter)) return this.brand(style);
      const file = fallbacks.find(([script, each]) => script.test(letter) && this.#writes(open(each), letter))?.[1];
      return file === undefined ? null : open(file);
    };
  }

  /** How wide the text is at a size of one point; null where the font fails at putting its marks together. */
  widthOf(text: string, { name, font }: Face): number | null {
    const key = `${name} ${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    const width = measure(font, text);
    this.#widths.set(key, width);
    return width;
  }

  #writes(face: Face, letter: string): boolean {
    return covers(face, letter) && this.widthOf(letter, face) !== null;
  }

  #open(name: string): Face {
    const known = this.#faces.get(name);
    if (known) return known;
    const font = create(readFile(name));
    if (!("hasGlyphForCodePoint" in font)) throw new Error(`${name} holds more than one font`);
    const face = { name, font };
    this.#faces.set(name, face);
    return face;
  }
}

function readFile(name: string): Buffer {
  const bytes = files.get(name) ?? readFileSync(projectPath("node_modules", name));
  files.set(name, bytes);
  return bytes;
}

const covers = ({ font }: Face, letter: string): boolean =>
  [...letter].every((each) => font.hasGlyphForCodePoint(each.codePointAt(0) ?? 0));

/** The library fails where a letter has no anchor for a mark, which fonts are free to leave out. */
function measure(font: Font, text: string): number | null {
  try {
    return font.layout(text).advanceWidth / font.unitsPerEm;
  } catch {
    return null;
  }
}
