/** The addresses of forms that send a file without scripts, as browsers and the router post to them. */
export const FILE_FORMS: readonly RegExp[] = [
  /^\/careers\/jobs\/[a-z0-9-]{1,80}\/resume(\.data)?$/,
  /^\/admin\/events\/[a-z0-9-]{1,80}\/photos$/,
];
