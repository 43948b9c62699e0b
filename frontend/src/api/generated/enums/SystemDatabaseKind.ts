/**
 * `embedded` runs inside the single server process (PGlite); `postgresql` is a separate server
 */
export type SystemDatabaseKind = typeof SystemDatabaseKind[keyof typeof SystemDatabaseKind];


export const SystemDatabaseKind = {
  embedded: 'embedded',
  postgresql: 'postgresql',
} as const;
