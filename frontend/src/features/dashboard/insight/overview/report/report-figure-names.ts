/** The figures of a report in tab order. The URL names one, so this is loaded on every first visit. */
export const reportFigureNames = ['orders', 'spending', 'downloads'] as const;

export type ReportFigure = (typeof reportFigureNames)[number];
