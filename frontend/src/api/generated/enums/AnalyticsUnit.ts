/**
 * Length of a point in the chart; weeks start on Monday
 */
export type AnalyticsUnit = typeof AnalyticsUnit[keyof typeof AnalyticsUnit];


export const AnalyticsUnit = {
  day: 'day',
  week: 'week',
  month: 'month',
} as const;
