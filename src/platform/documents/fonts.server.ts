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

const google =
  (name: string, folder: string, only?: Weight): FontFile =>
  (weight) =>
    `@expo-google-fonts/${folder}/${only ?? weight}/${name}_${only ?? weight}.ttf`;

const JAPANESE = google("BIZUDPGothic", "biz-udpgothic");
/** Fonts for what the brand's own lack. A file is opened only when its script is met; other scripts are transliterated. */
const FALLBACKS: [script: RegExp, file: FontFile][] = [
  [/\p{scx=Arabic}/u, (weight) => `@embedpdf/fonts-arabic/fonts/NotoNaskhArabic-${weight.slice(3)}.ttf`],
  [/\p{scx=Hangul}/u, google("NanumGothic", "nanum-gothic")],
  [/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\uFF00-\uFFEF]/u, JAPANESE],
  [/[\p{scx=Han}\uFF00-\uFFEF]/u, google("ZCOOLXiaoWei", "zcool-xiaowei", "400Regular")],
  [/\p{scx=Devanagari}/u, google("NotoSansDevanagari", "noto-sans-devanagari")],
  [/./su, google("OpenSans", "open-sans")],
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
    const fallbacks = isChinese ? FALLBACKS.toSorted(([, a], [, b]) => Number(a === JAPANESE) - Number(b === JAPANESE)) : FALLBACKS;
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
