/**
 * Marks the link or button that adds something to a list. Key N presses it, and while the list is empty it is shown once:
 * in the empty state instead of the header.
 */
export const NEW_ACTION = { 'data-new': '', 'aria-keyshortcuts': 'N' } as const;
