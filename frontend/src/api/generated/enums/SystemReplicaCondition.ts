/**
 * Only a current one is read from
 */
export type SystemReplicaCondition = typeof SystemReplicaCondition[keyof typeof SystemReplicaCondition];


export const SystemReplicaCondition = {
  none: 'none',
  current: 'current',
  behind: 'behind',
  away: 'away',
} as const;
