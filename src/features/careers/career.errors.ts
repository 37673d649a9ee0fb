import { declareErrors } from "../../platform/errors.ts";

export const careerError = declareErrors({
  job_not_found: { status: 404, message: "Job Not Found" },
  application_not_found: { status: 404, message: "Application not found" },
  application_incomplete: { status: 422, message: "Please complete the earlier steps first." },
  resume_missing: { status: 422, message: "Please upload your résumé." },
  resume_too_big: { status: 413, message: "Your résumé must be 10 MB or smaller." },
  resume_kind: { status: 415, message: "Please upload your résumé as a .pdf, .doc or .docx file. This file is something else." },
  resume_macros: { status: 415, message: "This document contains macros. Please save it without them, or as a PDF." },
  resume_acts: {
    status: 415,
    message: "This PDF contains scripts, attachments or actions. Please print or save it as a new PDF, and upload that one.",
  },
  resume_unreadable: { status: 422, message: "We couldn't read this file. Please save it again, or save it as a PDF." },
  application_failed: { status: 500, message: "Failed to submit application. Please try again." },
});
