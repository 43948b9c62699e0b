export type AnalyticsUnit = typeof AnalyticsUnit[keyof typeof AnalyticsUnit];


export const AnalyticsUnit = {
  day: 'day',
  week: 'week',
  month: 'month',
} as const;
