export { checkContent } from "./content.server.ts";
export { readHostArticles, readLesson, readOpenJobs, readPressKit, readReleases, readWrittenPage } from "./read-written-page.server.ts";
export { readArchive, readBlog, readPost, publishedPosts } from "./blog/read-blog.server.ts";
export { findAnswers } from "./help/find-answers.server.ts";
export { readAnswer, readHelp } from "./help/read-help.server.ts";
export { helpApi } from "./help/help.api.server.ts";
export { voteOnAnswer } from "./help/vote-on-answer.server.ts";
export { writtenAddresses } from "./written-addresses.server.ts";
export { readPicture } from "./read-picture.server.ts";
