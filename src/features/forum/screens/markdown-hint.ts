export const MARKDOWN_HINT = "You can use **bold**, *italics*, lists and > quotes. Type @ to mention someone in this discussion.";
export const MARKDOWN_HINT_ALONE = "You can use **bold**, *italics*, lists and > quotes.";
