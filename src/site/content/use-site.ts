import { useRouteLoaderData } from "react-router";
import type { SiteData } from "../server/site-data.server.ts";

/** The site as every page knows it. */
export const useSite = () => useRouteLoaderData<SiteData>("root");

/** A phone number as a link. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, "")}`;
