import * as z from 'zod';
import { flag, url } from '../lib/setting-types.ts';
import type { S3Settings } from './s3-client.ts';

/** The environment variables of the storage; `env.ts` reads them with all others. */
export const storageVariables = {
  STORAGE: z.enum(['disk', 's3'], 'must be disk or s3').default('disk'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-zA-Z0-9][\w.-]{1,254}$/, 'must be the name of a bucket')
    .optional(),
  S3_ENDPOINT: url(['http:', 'https:']).optional(),
  S3_PUBLIC_ENDPOINT: url(['http:', 'https:']).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_PREFIX: z
    .string()
    .regex(/^[\w.-]+(?:\/[\w.-]+)*\/?$/, 'must be path segments separated by slashes')
    .optional(),
  S3_PATH_STYLE: flag.optional(),
  S3_ENCRYPTION: z.enum(['AES256', 'aws:kms'], 'must be AES256 or aws:kms').optional(),
  S3_KMS_KEY: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
};

type Values = z.output<z.ZodObject<typeof storageVariables>>;

/** Where files are kept. */
export interface StorageSettings {
  kind: 'disk' | 's3';
  /** Present when a bucket is configured, even while files are still on disk: they can be moved. */
  s3: S3Settings | undefined;
}

/** The missing settings of the chosen storage: name of a variable and a message. */
export function storageProblems(value: Values): [name: string, message: string][] {
  const problems: [string, string][] = [];
  if (value.STORAGE === 's3' && !value.S3_BUCKET) problems.push(['S3_BUCKET', 'is required when STORAGE is s3']);
  if (value.S3_PUBLIC_ENDPOINT && value.STORAGE !== 's3')
    problems.push(['S3_PUBLIC_ENDPOINT', 'needs STORAGE to be s3']);
  if (value.S3_ACCESS_KEY_ID && !value.S3_SECRET_ACCESS_KEY) {
    problems.push(['S3_SECRET_ACCESS_KEY', 'is required with S3_ACCESS_KEY_ID']);
  }
  if (value.S3_SECRET_ACCESS_KEY && !value.S3_ACCESS_KEY_ID) {
    problems.push(['S3_ACCESS_KEY_ID', 'is required with S3_SECRET_ACCESS_KEY']);
  }
  if (value.S3_KMS_KEY && value.S3_ENCRYPTION !== 'aws:kms') {
    problems.push(['S3_KMS_KEY', 'needs S3_ENCRYPTION to be aws:kms']);
  }
  return problems;
}

export function storageSettings(value: Values): StorageSettings {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = value;
  if (!bucket) return { kind: 'disk', s3: undefined };
  return {
    kind: value.STORAGE,
    s3: {
      bucket,
      endpoint: value.S3_ENDPOINT,
      publicEndpoint: value.S3_PUBLIC_ENDPOINT,
      region: value.S3_REGION,
      prefix: value.S3_PREFIX ? `${value.S3_PREFIX.replace(/\/$/, '')}/` : '',
      // Self-hosted storage rarely has a host name for every bucket.
      pathStyle: value.S3_PATH_STYLE ?? value.S3_ENDPOINT !== undefined,
      encryption: value.S3_ENCRYPTION,
      kmsKey: value.S3_KMS_KEY,
      credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    },
  };
}
