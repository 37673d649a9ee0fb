/** Whether the page is a part of the host's desk. */
export const isDesk = (pathname: string): boolean => pathname.startsWith("/host/");
