const time = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** When a draft was saved, as in '12:04'. */
export const formatSaveTime = (iso: string): string => time.format(new Date(iso));
