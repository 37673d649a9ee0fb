import type { JobView } from "./career.schema.ts";

const LOCATIONS: Record<string, { addressLocality: string; addressRegion: string }> = {
  "New York": { addressLocality: "New York", addressRegion: "NY" },
  Miami: { addressLocality: "Miami", addressRegion: "FL" },
};

const list = (title: string, items: string[]) => `${title}: ${items.join("; ")}.`;

/** The position as schema.org data. */
export function jobData(job: JobView, origin: string, brand: string) {
  const address = LOCATIONS[job.location];
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    identifier: { "@type": "PropertyValue", name: brand, value: job.id },
    title: job.title,
    description: [
      job.overview,
      list("Responsibilities", job.responsibilities),
      list("Required", job.required),
      list("Benefits", job.benefits),
    ].join(" "),
    datePosted: job.postedOn,
    employmentType: "FULL_TIME",
    industry: job.department,
    url: `${origin}/careers/jobs/${job.id}`,
    directApply: true,
    hiringOrganization: { "@type": "Organization", name: brand, sameAs: origin },
    ...(address
      ? { jobLocation: { "@type": "Place", address: { "@type": "PostalAddress", ...address, addressCountry: "US" } } }
      : { jobLocationType: "TELECOMMUTE", applicantLocationRequirements: { "@type": "Country", name: "USA" } }),
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "USD",
      value: { "@type": "QuantitativeValue", minValue: job.salary.from, maxValue: job.salary.to, unitText: "YEAR" },
    },
  };
}
