/** What the writing screen shows: the form, readers' view, or saved states. */
export const WRITING_VIEWS = ['preview', 'history'] as const;

/** Undefined is the form. */
export type WritingView = (typeof WRITING_VIEWS)[number] | undefined;
