import { applicationNotes, jobApplications } from "../src/features/careers/career.tables.server.ts";
import type { ApplicationStatus } from "../src/features/careers/career.rules.ts";
import type { Clock } from "../src/platform/clock.ts";
import type { Db } from "../src/platform/db/database.server.ts";
import { daysAgo } from "./demo-days.ts";
import { demoId } from "./demo-id.ts";
import { personId } from "./people.ts";

type DemoApplication = {
  email: string;
  name: [first: string, last: string];
  phone: string;
  jobId: string;
  daysBefore: number;
  status: ApplicationStatus;
  coverLetter: string;
  experience: string;
  education: string;
  referralSource?: string;
  portfolioUrl?: string;
  note?: string;
};

const APPLICATIONS: DemoApplication[] = [
  {
    email: "chen.wei-ling@demo.test",
    name: ["Chen", "Wei-Ling"],
    phone: "+1 (503) 555-0132",
    jobId: "senior-frontend-developer",
    daysBefore: 2,
    status: "new",
    coverLetter:
      "I've booked with you five times, mostly for the desk and the view. Last spring I counted the requests your search page makes on a train and wrote you about it. You answered, and then you fixed it. I'd like to be on the side that fixes it.",
    experience:
      "Eight years of web products, the last four as a design engineer for a mapping company: tiles, labels, and a lot of Safari.",
    education: "BFA in interaction design, CCA, San Francisco",
    referralSource: "A host in Astoria",
    portfolioUrl: "https://weiling.example",
  },
  {
    email: "piotr.zielinski@demo.test",
    name: ["Piotr", "Zieliński"],
    phone: "+1 (503) 555-0139",
    jobId: "senior-frontend-developer",
    daysBefore: 9,
    status: "in_review",
    coverLetter: "I fix dripping faucets before I report them. I'd do the same with your date picker, which I have opinions about.",
    experience: "Twelve years, from embedded displays to booking engines. I like forms that work when everything else doesn't.",
    education: "MSc in electrical engineering, Gdańsk",
    note: "Strong on forms and accessibility. Ask him about the date picker.",
  },
  {
    email: "arjun.mehta@demo.test",
    name: ["Arjun", "Mehta"],
    phone: "+1 (503) 555-0133",
    jobId: "product-manager",
    daysBefore: 21,
    status: "interview",
    coverLetter:
      "I read house rules for fun and audited three marinas' books last year. Charter hosts lose money in the weeks between calendars, and I can show you where.",
    experience: "Six years in accounting for hospitality, two as product owner of a payout system.",
    education: "BCom, Pune; CPA",
    note: "Talked for an hour. Knows payouts cold, wants to learn discovery work. Second interview on Thursday.",
  },
  {
    email: "leilani.kealoha@demo.test",
    name: ["Leilani", "Kealoha"],
    phone: "+1 (503) 555-0138",
    jobId: "customer-success-manager",
    daysBefore: 5,
    status: "new",
    coverLetter: "I grew up on the water and have talked nervous people onto boats since I was twelve. Hosts get nervous too.",
    experience: "Four years as guest relations lead at a charter company in Kailua, then two in Fort Lauderdale.",
    education: "AA in hospitality, Honolulu",
    referralSource: "Lucia Ferrante",
  },
];

const resumeKey = (email: string, jobId: string) => `resumes/${personId(email)}/${demoId("resume", `${email} ${jobId}`)}.pdf`;

/** A few applications in different states, for the staff pages. */
export async function addApplications({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  for (const { name, note, daysBefore, email, jobId, ...application } of APPLICATIONS) {
    const at = new Date(daysAgo(clock, daysBefore).getTime() + 15 * 3_600_000);
    const id = demoId("application", `${email} ${jobId}`);
    const [firstName, lastName] = name;
    await db.insert(jobApplications).values({
      ...application,
      id,
      jobId,
      email,
      applicantId: personId(email),
      firstName,
      lastName,
      resumeKey: resumeKey(email, jobId),
      resumeName: `${lastName} résumé.pdf`,
      submittedAt: at,
      updatedAt: at,
    });
    if (note)
      await db.insert(applicationNotes).values({
        id: demoId("application note", id),
        applicationId: id,
        authorId: personId("agent@demo.test"),
        content: note,
        createdAt: new Date(at.getTime() + 86_400_000),
      });
  }
}

/** What their résumés say, for the files. */
export const demoResumes = () =>
  APPLICATIONS.map(({ email, jobId, name, experience, education }) => ({
    key: resumeKey(email, jobId),
    lines: [name.join(" "), email, experience, education],
  }));
