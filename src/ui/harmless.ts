/** Characters that are not seen and turn text around or hide words in it; a joiner stays where it makes one emoji of two. */
const UNSEEN =
  /[\u00AD\u061C\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D|\u200D(?!\p{Extended_Pictographic})/gu;

/** The text as it may be shown to others: without characters that only deceive. */
export const harmless = (text: string): string => text.replaceAll(UNSEEN, "");
