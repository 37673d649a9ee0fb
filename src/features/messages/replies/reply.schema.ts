import { z } from "zod";
import { TemplateText, TemplateTitle } from "./template.schema.ts";

export const QuickReplyInput = z.object({ title: TemplateTitle, content: TemplateText });
export type QuickReplyInput = z.infer<typeof QuickReplyInput>;

export const QuickReplyPath = z.object({ quickReplyId: z.uuid() });

export const QuickReplyView = z.object({ id: z.uuid(), title: z.string(), content: z.string() }).meta({ id: "QuickReply" });
export type QuickReplyView = z.infer<typeof QuickReplyView>;

export const QuickReplyList = z.object({ replies: z.array(QuickReplyView) }).meta({ id: "QuickReplyList" });
export type QuickReplyList = z.infer<typeof QuickReplyList>;
