import { z } from "zod";
import { type Endpoint, endpoint } from "../../../platform/http/api.server.ts";
import { ListingPath } from "../../listings/index.ts";
import { Offerings } from "../charter.schema.ts";
import { CopyPackagesInput, CopyReport } from "./copies/copies.schema.ts";
import { copyPackages } from "./copies/copy-packages.server.ts";
import { ExtrasInput } from "./extras/extras.schema.ts";
import { saveExtras } from "./extras/save-extras.server.ts";
import { deletePackage } from "./packages/delete-package.server.ts";
import { orderPackages } from "./packages/order-packages.server.ts";
import {
  ChangePackageInput,
  OrderPackagesInput,
  PackageInput,
  PackagePath,
  SavedPackage,
  SwitchPackageInput,
} from "./packages/package.schema.ts";
import { savePackage } from "./packages/save-package.server.ts";
import { switchPackage } from "./packages/switch-package.server.ts";
import { readHostCharters } from "./read-host-charters.server.ts";

const boat = { tag: "Hosting", signedIn: true, params: ListingPath };
const onePackage = { tag: "Hosting", signedIn: true, params: PackagePath, path: "/host/listings/{listingId}/packages/{packageId}" };

export const hostCharterApi: Endpoint[] = [
  endpoint({
    ...boat,
    method: "get",
    path: "/host/listings/{listingId}/charters",
    summary: "Get all that a boat is offered by besides nights",
    answer: Offerings,
    refusals: [404, 409],
    run: async (ctx, { params }) => (await readHostCharters(ctx, params.listingId)).offerings,
  }),
  endpoint({
    ...boat,
    method: "post",
    path: "/host/listings/{listingId}/packages",
    summary: "Add a package",
    body: PackageInput,
    answer: SavedPackage,
    refusals: [404, 409],
    run: (ctx, { params, body }) => savePackage(ctx, params.listingId, body),
  }),
  endpoint({
    ...boat,
    method: "put",
    path: "/host/listings/{listingId}/package-order",
    summary: "Put the packages of a boat in order",
    body: OrderPackagesInput,
    refusals: [404, 409],
    run: (ctx, { params, body }) => orderPackages(ctx, params.listingId, body),
  }),
  endpoint({
    ...boat,
    method: "post",
    path: "/host/listings/{listingId}/package-copies",
    summary: "Copy packages, extras and hours to other boats",
    body: CopyPackagesInput,
    answer: z.array(CopyReport),
    refusals: [404, 409],
    run: (ctx, { params, body }) => copyPackages(ctx, params.listingId, body),
  }),
  endpoint({
    ...onePackage,
    method: "put",
    summary: "Change a package",
    body: ChangePackageInput,
    answer: SavedPackage,
    refusals: [404, 409],
    run: (ctx, { params: { listingId, packageId }, body: { version, overwrite, ...fields } }) =>
      savePackage(ctx, listingId, fields, { packageId, version, overwrite }),
  }),
  endpoint({
    ...onePackage,
    method: "patch",
    summary: "Turn a package on or off",
    body: SwitchPackageInput,
    refusals: [404, 409],
    run: (ctx, { params, body }) => switchPackage(ctx, params.listingId, params.packageId, body),
  }),
  endpoint({
    ...onePackage,
    method: "delete",
    summary: "Delete a package",
    refusals: [404, 409],
    run: (ctx, { params }) => deletePackage(ctx, params.listingId, params.packageId),
  }),
  endpoint({
    ...boat,
    method: "put",
    path: "/host/listings/{listingId}/extras",
    summary: "Set the extras of a boat",
    body: ExtrasInput,
    refusals: [404, 409],
    run: (ctx, { params, body }) => saveExtras(ctx, params.listingId, body),
  }),
];
