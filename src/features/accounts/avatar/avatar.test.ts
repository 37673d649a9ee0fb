import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newPerson, PASSWORD, type Person, visitOf } from "../../../../tests/support/people.ts";
import { runJobs } from "../../../../tests/support/run-jobs.ts";
import { somePicture } from "../../../../tests/support/some-picture.ts";
import { openTestServices, testCtx, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { publicProfiles } from "../account.view.server.ts";
import { deleteAccount } from "../profile/delete-account.server.ts";
import { exportAccountData } from "../profile/export-account-data.server.ts";
import { ALL_AVATARS, avatarAt, avatarKey } from "./avatar-files.ts";
import { changeAvatar, removeAvatar } from "./change-avatar.server.ts";
import { readAvatar } from "./read-avatar.server.ts";
import { sweepOrphanAvatars } from "./unwanted-avatar.server.ts";

let services: TestServices;
let person: Person;
beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
});
beforeEach(async () => {
  for (const key of await files()) await services.storage.remove("public", [key]);
  person = await newPerson(services);
});

const fileOf = (url: string | null) => avatarKey(avatarAt(url) ?? "");
const visit = () => visitOf(services, person);
async function files(): Promise<string[]> {
  const keys = [];
  for await (const { key } of services.storage.list("public", ALL_AVATARS)) keys.push(key);
  return keys;
}

describe("a person's photo", () => {
  test("is cut to a square without metadata, and others see it beside the name", async () => {
    const wide = await sharp({ create: { width: 900, height: 300, channels: 3, background: "teal" } })
      .withExif({ IFD0: { Copyright: "Robin" } })
      .jpeg()
      .toBuffer();
    const { id, avatarUrl } = await changeAvatar(await visit(), { picture: wide });
    const file = await services.storage.get("public", fileOf(avatarUrl));
    const { format, width, height, exif } = await sharp(file?.bytes).metadata();
    expect([format, width, height, exif]).toEqual(["webp", 320, 320, undefined]);
    expect(await readAvatar(testCtx(services), { photoId: avatarAt(avatarUrl) ?? "", width: 320, format: "webp" })).toEqual(file);
    expect(await readAvatar(testCtx(services), { photoId: avatarAt(avatarUrl) ?? "", width: 640, format: "webp" })).toBeNull();
    expect((await publicProfiles(testCtx(services), [id])).get(id)).toMatchObject({ avatarUrl });
    expect((await exportAccountData(await visit())).avatar).toBe(`data:image/webp;base64,${file?.bytes.toString("base64")}`);
  });

  test("takes the place of the one before, whose file goes; removed, its own goes too", async () => {
    const first = await changeAvatar(await visit(), { picture: await somePicture() });
    const second = await changeAvatar(await visit(), { picture: await somePicture() });
    expect(second.avatarUrl).not.toBe(first.avatarUrl);
    await runJobs(services);
    expect(await files()).toEqual([fileOf(second.avatarUrl)]);
    expect(await removeAvatar(await visit())).toMatchObject({ avatarUrl: null });
    await runJobs(services);
    expect(await files()).toEqual([]);
    expect(await removeAvatar(await visit())).toMatchObject({ avatarUrl: null });
  });

  test("two at once leave one photo and one file", async () => {
    const picture = await somePicture();
    await Promise.all([changeAvatar(await visit(), { picture }), changeAvatar(await visit(), { picture })]);
    await runJobs(services);
    expect(await files()).toHaveLength(1);
  });

  test("is refused when it is no photo, too big, given up, or sent by nobody, and leaves no file", async () => {
    const svg = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>");
    await expect(changeAvatar(await visit(), { picture: svg })).rejects.toMatchObject({ code: "photo_format_unsupported" });
    const big = Buffer.alloc(5_242_881, 1);
    await expect(changeAvatar(await visit(), { picture: big })).rejects.toMatchObject({ code: "photo_file_too_big" });
    const picture = await somePicture();
    await expect(changeAvatar(await visit(), { picture, signal: AbortSignal.abort() })).rejects.toThrow();
    await expect(changeAvatar(testCtx(services), { picture })).rejects.toMatchObject({ code: "sign_in_required" });
    await expect(removeAvatar(testCtx(services))).rejects.toMatchObject({ code: "sign_in_required" });
    expect(await files()).toEqual([]);
  });

  test("goes with the account", async () => {
    await changeAvatar(await visit(), { picture: await somePicture() });
    await deleteAccount(await visit(), { password: PASSWORD });
    await runJobs(services);
    expect(await files()).toEqual([]);
  });

  test("the nightly sweep removes files that nobody has as a photo, and no others", async () => {
    const { avatarUrl } = await changeAvatar(await visit(), { picture: await somePicture() });
    await services.storage.put("public", avatarKey(crypto.randomUUID()), Buffer.from("left behind"), "image/webp");
    services.clock.advance(2 * 86_400);
    await sweepOrphanAvatars.run(testCtx(services), {});
    expect(await files()).toEqual([fileOf(avatarUrl)]);
  });
});
