export type SystemDatabaseKind = typeof SystemDatabaseKind[keyof typeof SystemDatabaseKind];


export const SystemDatabaseKind = {
  embedded: 'embedded',
  postgresql: 'postgresql',
} as const;
