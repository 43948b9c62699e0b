import { rightFor } from '@shared/admin-rights.ts';
import { useCallback } from 'react';
import { type AdminOperation, operationRights } from '@/api/generated/operation-rights.ts';
import { useAuth } from '@/session/session-context.tsx';

export type May = (operation: AdminOperation) => boolean;

/** Whether rights reach an operation: by the table that the server's gate reads too. */
const mayCall = (rights: readonly string[], operation: AdminOperation): boolean =>
  rightFor(rights, operationRights[operation]) !== undefined;

const EVERYTHING = ['all'];

/** What the signed-in administrator may do. */
export function useMay(): May {
  const { user } = useAuth();
  // Nobody is here while the last screen leaves after a sign-out: it stays as it was.
  const rights = user?.rights ?? EVERYTHING;
  return useCallback((operation) => mayCall(rights, operation), [rights]);
}
