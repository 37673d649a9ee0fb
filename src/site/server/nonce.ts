import { createContext, useContext } from "react";

/** The mark that a page's own scripts carry while it is rendered; empty in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = (): string | undefined => useContext(NonceContext);
