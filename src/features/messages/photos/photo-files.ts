/** The widths in which a photo of a message exists: in the conversation, and opened. */
export const MESSAGE_PHOTO_WIDTHS = [640, 1920] as const;
export type MessagePhotoWidth = (typeof MESSAGE_PHOTO_WIDTHS)[number];

/** The folder of these files in the private bucket. */
export const ALL_MESSAGE_PHOTOS = "message-photos/";
export const filesOf = (photoId: string): string[] => MESSAGE_PHOTO_WIDTHS.map((width) => fileOf(photoId, width));
export const fileOf = (photoId: string, width: MessagePhotoWidth): string => `${ALL_MESSAGE_PHOTOS}${photoId}/${width}.webp`;

/** The photo that a file belongs to. */
export const photoOf = (key: string): string | null => /^message-photos\/([0-9a-f-]{36})\//.exec(key)?.[1] ?? null;
