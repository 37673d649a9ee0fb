const ENTITIES: Record<string, string> = { '"': "&quot;", "'": "&#x27;", "&": "&amp;", "<": "&lt;", ">": "&gt;" };

export const escapeHtml = (text: string): string => text.replace(/["'&<>]/g, (character) => ENTITIES[character] ?? character);
