import { type OperationId, type OperationMeta, operations } from '../../../contract/generated/operations.ts';

export interface ResponseOption {
  /** `404`, or `404:silent` for the same status without a message */
  readonly value: string;
  readonly text: string;
}

/** All operations of the contract by tag, for a select with groups. */
export function operationGroups(): [tag: string, ids: OperationId[]][] {
  const groups = new Map<string, OperationId[]>();
  for (const [id, { tag }] of Object.entries(operations) as [OperationId, OperationMeta][])
    groups.set(tag, [...(groups.get(tag) ?? []), id]);
  return [...groups];
}

/** Every way in which an operation can fail: first a server error, then what the contract documents. */
export function responseOptions(id: OperationId): ResponseOption[] {
  const { errors }: OperationMeta = operations[id];
  const documented = Object.entries(errors).map(([status, { message }]) => ({
    value: status,
    text: `${status} ${message}`,
  }));
  return [{ value: '500', text: '500 without a sentence' }, ...documented];
}
