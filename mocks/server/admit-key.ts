import type { OperationMeta } from '../../contract/generated/operations.ts';
import { keyNotAllowed, type Problem, scopeMissing, unknownKey } from '../problems.ts';
import type { UsedKey } from '../store/api-keys.ts';

/** As on the server: an unknown key is refused first, then an operation that is not open to keys, or not to this one. */
export const admitKey = (
  { scopes }: OperationMeta,
  key: UsedKey | undefined,
): Problem<401> | Problem<403> | undefined => {
  if (!key) return unknownKey();
  const [needed] = scopes;
  if (needed === undefined) return keyNotAllowed();
  return scopes.some((scope) => key.scopes.includes(scope)) ? undefined : scopeMissing(needed);
};
