import { useRouteLoaderData } from "react-router";

/** How this visitor reads times, lengths and weeks. */
export const useFormats = (): "us" | "world" => useRouteLoaderData<{ formats: "us" | "world" }>("root")?.formats ?? "us";
