const moment = new Intl.DateTimeFormat('en-US', {
  ...{ year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
});

/** Day and time of a message in the reader's own time. */
export const sentAt = (iso: string): string => moment.format(new Date(iso));
