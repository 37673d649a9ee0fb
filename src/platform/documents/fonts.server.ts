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

const JAPANESE = "jp/fonts/NotoSansJP-*.otf";
/** Fonts for what the brand's own lack, in regular and bold. A file is opened only when its script is met. */
const FALLBACKS: [script: RegExp, file: string][] = [
  [/\p{scx=Arabic}/u, "arabic/fonts/NotoNaskhArabic-*.ttf"],
  [/\p{scx=Hebrew}/u, "hebrew/fonts/NotoSansHebrew-*.ttf"],
  [/\p{scx=Hangul}/u, "kr/fonts/NotoSansKR-*.otf"],
  [/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\uFF00-\uFFEF]/u, JAPANESE],
  [/[\p{scx=Han}\uFF00-\uFFEF]/u, "sc/fonts/NotoSansHans-*.otf"],
  [/./su, "latin/fonts/NotoSans-*.ttf"],
];

const KANA = /[\p{scx=Hiragana}\p{scx=Katakana}]/u;

const files = new Map<string, Buffer>();

/** The fonts of one document. Not for two: a font remembers which letter each of its glyphs stood for first. */
export class FontSet {
  readonly #faces = new Map<string, Face>();
  readonly #widths = new Map<string, number>();

  brand(style: FontStyle): Face {
    return this.#open(BRAND[style]);
  }

  /** Finds a font for each letter of the text: the brand's where it has it, else one that knows the script; null where none does. */
  chooser(text: string, style: FontStyle): (letter: string) => Face | null {
    const open = (file: string) => this.#open(`@embedpdf/fonts-${file.replace("*", style === "body" ? "Regular" : "Bold")}`);
    const isChinese = !KANA.test(text) && (text.match(/\p{Script=Han}/gu) ?? []).some((letter) => !covers(open(JAPANESE), letter));
    const fallbacks = FALLBACKS.filter(([, file]) => !(isChinese && file === JAPANESE));
    return (letter) => {
      if (covers(this.brand(style), letter)) return this.brand(style);
      const file = fallbacks.find(([script, each]) => script.test(letter) && covers(open(each), letter))?.[1];
      return file === undefined ? null : open(file);
    };
  }

  /** How wide the text is at a size of one point. */
  widthOf(text: string, { name, font }: Face): number {
    const key = `${name} ${text}`;
    const width = this.#widths.get(key) ?? font.layout(text).advanceWidth / font.unitsPerEm;
    this.#widths.set(key, width);
    return width;
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
