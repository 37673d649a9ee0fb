export type { CardIcon, HelpGroup, OtherIcon, PageName } from "./content.rules.ts";
export type { Answer, AnswerSummary, Picture, Post, PostSummary, Question, Reading, Release, WrittenPage } from "./content.types.ts";
