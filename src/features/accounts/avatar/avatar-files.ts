/** Both sides of the square, in pixels: twice the largest that is shown. */
export const AVATAR_SIDE = 320;

/** The folder of these files in the public bucket. */
export const ALL_AVATARS = "avatars/";
export const avatarKey = (avatarId: string): string => `${ALL_AVATARS}${avatarId}.webp`;

/** What a profile says of its photo: the address where it is served, as other photos are. */
export const avatarUrlOf = (avatarId: string): string => `/media/${avatarId}/${AVATAR_SIDE}.webp`;

/** The avatar that an address, or a file, is of. */
export const avatarAt = (url: string | null): string | null => /^\/media\/([0-9a-f-]{36})\//.exec(url ?? "")?.[1] ?? null;
export const avatarIn = (key: string): string | null => /^avatars\/([0-9a-f-]{36})\.webp$/.exec(key)?.[1] ?? null;
