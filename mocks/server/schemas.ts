import type * as z from 'zod/mini';
import * as requests from '../../contract/generated/requests.zod.ts';

const generated: Record<string, unknown> = requests;

export type Place = 'Body' | 'QueryParams' | 'Params';

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && 'safeParse' in value;

/** The generated schema of one part of an operation's request, if the contract has that part. */
export const schemaOf = (operationId: string, place: Place): z.ZodMiniType | undefined => {
  const value = generated[operationId.charAt(0).toUpperCase() + operationId.slice(1) + place];
  return isSchema(value) ? value : undefined;
};
