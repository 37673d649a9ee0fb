/** The pattern for LIKE that finds what contains the text, whatever signs it has. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
