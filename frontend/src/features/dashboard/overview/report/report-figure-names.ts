/** The figures of a report in the order of their tabs. The address names one, so this is part of every first visit. */
export const reportFigureNames = ['orders', 'spending', 'downloads'] as const;

export type ReportFigure = (typeof reportFigureNames)[number];
