/** What the editor shows: the form, a preview, or revisions. */
export const WRITING_VIEWS = ['preview', 'history'] as const;

/** Undefined is the form. */
export type WritingView = (typeof WRITING_VIEWS)[number] | undefined;
