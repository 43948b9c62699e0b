/**
 * `none` is configured, `current` is used for reads, `behind` lags too far to be read from, `away` cannot be reached
 */
export type SystemReplicaCondition = typeof SystemReplicaCondition[keyof typeof SystemReplicaCondition];


export const SystemReplicaCondition = {
  none: 'none',
  current: 'current',
  behind: 'behind',
  away: 'away',
} as const;
