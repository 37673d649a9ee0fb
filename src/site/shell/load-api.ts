/** The API's client, for the frame of every page: visitors never need it there. */
export const loadApi = () => import("../../platform/api-client.ts");
