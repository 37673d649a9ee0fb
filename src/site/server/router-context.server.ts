import { createContext, type RouterContextProvider } from "react-router";
import type { CurrentUser } from "../../features/accounts/index.ts";
import type { Ctx } from "../../platform/context.server.ts";
import type { OpenApiDocument } from "../../platform/http/http-app.server.ts";
import type { SentForm } from "./read-form.server.ts";

export const requestCtx = createContext<Ctx>();
export const currentUser = createContext<CurrentUser | null>(null);
/** What the page's form sent; null without one. */
export const sentForm = createContext<SentForm | null>(null);

export const ctxOf = (context: Readonly<RouterContextProvider>): Ctx => context.get(requestCtx);
export const userOf = (context: Readonly<RouterContextProvider>): CurrentUser | null => context.get(currentUser);

/** The OpenAPI document, for the page that shows it. */
export const apiDescription = createContext<OpenApiDocument>();
