export type SystemStorageKind = typeof SystemStorageKind[keyof typeof SystemStorageKind];


export const SystemStorageKind = {
  disk: 'disk',
  s3: 's3',
} as const;
