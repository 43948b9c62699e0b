/**
 * `disk` is a local folder, `s3` an S3-compatible bucket
 */
export type SystemStorageKind = typeof SystemStorageKind[keyof typeof SystemStorageKind];


export const SystemStorageKind = {
  disk: 'disk',
  s3: 's3',
} as const;
