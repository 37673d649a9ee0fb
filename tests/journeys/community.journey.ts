import { axeInBothThemes, expect, freshAccount, readEmail, signedInAs, STORY, test, visit } from "../support/journey.ts";
import { scrollsOnlyDownwards } from "../support/look.ts";
import { somePicture } from "../support/some-picture.ts";

test("a person finds an event, registers, gets the email, and gives the place up again", STORY, async ({ page }) => {
  await visit(page, "/community");
  await expect(page.getByRole("heading", { name: "Discussion forums" })).toBeVisible();
  await axeInBothThemes(page);
  await scrollsOnlyDownwards(page);
  await page.getByRole("heading", { name: "Annual Host Summit" }).click();
  await expect(page.getByText("/200 registered")).toBeVisible();
  await page.getByRole("link", { name: "Register Now" }).last().click();
  await expect(page).toHaveURL("/login?redirect=%2Fevents%2Fregister%2Fannual-host-summit");
  const { email } = await freshAccount(page);
  await visit(page, "/events/register/annual-host-summit");
  await axeInBothThemes(page);
  await page.getByLabel("Phone").fill("+1 206 555 0100");
  await expect(page.getByText("$149").last()).toBeVisible();
  await page.getByRole("button", { name: "Complete Registration" }).click();
  await expect(page.getByRole("heading", { name: "Registration complete!" })).toBeVisible();
  await scrollsOnlyDownwards(page);
  await readEmail(page, email, "You're registered for Annual Host Summit");
  await visit(page, "/events/annual-host-summit");
  await axeInBothThemes(page);
  await page.getByRole("button", { name: "Cancel my registration" }).click();
  await axeInBothThemes(page);
  await page.getByRole("dialog").getByRole("button", { name: "Give up my place" }).click();
  await expect(page.getByText("Done. Your place is free for someone else.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Register Now" })).toBeVisible();
  await visit(page, "/events/registration-success?event=annual-host-summit");
  await expect(page).toHaveURL("/events/annual-host-summit");
  await visit(page, "/events/registration-success");
  await expect(page).toHaveURL("/community");
});

test("a full event has a waiting list, a past one a recap, and what isn't there is said", async ({ page }) => {
  await freshAccount(page);
  await visit(page, "/events/register/small-boat-repair-night");
  await expect(page.getByText("Event is at capacity")).toBeVisible();
  await page.getByLabel("Phone").fill("+1 206 555 0100");
  await page.getByRole("button", { name: "Join the waiting list" }).click();
  await expect(page.getByRole("heading", { name: "You're on the waiting list" })).toBeVisible();
  await visit(page, "/community?events=past");
  await page.getByRole("link", { name: "View Recap" }).first().click();
  await expect(page.getByRole("heading", { name: "Highlights" })).toBeVisible();
  await expect(page.getByText("50 attendees")).toBeVisible();
  await axeInBothThemes(page);
  await scrollsOnlyDownwards(page);
  await visit(page, "/events/recap/nothing");
  await expect(page.getByRole("heading", { name: "Event Recap Not Found" })).toBeVisible();
  await expect(page.getByRole("link", { name: "See past events" })).toBeVisible();
  await visit(page, "/events/register/nothing");
  await expect(page.getByRole("heading", { name: "Event Not Found" })).toBeVisible();
});

test("staff add a photo to a recap and remove it, and a file that is no photo is refused", async ({ page }) => {
  await signedInAs(page, "agent@demo.test");
  const photos = page.getByRole("region", { name: "Photos of the recap" });
  const send = async (name: string, buffer: Buffer) => {
    await photos.getByLabel("Photo").setInputFiles({ name, mimeType: "image/jpeg", buffer });
    await photos.getByRole("button", { name: "Add photo" }).click();
  };
  await visit(page, "/admin/events/safety-afloat-weekend");
  await photos.getByLabel("What it shows").fill("Thirty life jackets on a rail");
  await send("poem.jpg", Buffer.from("Roses are red"));
  await expect(photos.getByText("Please choose a JPEG, PNG, WebP, AVIF or GIF picture.")).toBeVisible();
  await expect(photos.getByLabel("What it shows")).toHaveValue("Thirty life jackets on a rail");
  await send("jackets.jpg", await somePicture());
  await expect(photos.getByText("The photo was added.")).toBeVisible();
  await axeInBothThemes(page);
  await scrollsOnlyDownwards(page);
  await visit(page, "/events/recap/safety-afloat-weekend");
  await expect(page.getByRole("img", { name: "Thirty life jackets on a rail" })).toBeVisible();
  await visit(page, "/admin/events/safety-afloat-weekend");
  await photos.getByRole("button", { name: "Remove the photo: Thirty life jackets on a rail" }).click();
  await expect(photos.getByText("The photo was removed.")).toBeVisible();
  await expect(photos.getByRole("img", { name: "Thirty life jackets on a rail" })).toHaveCount(0);
});
