import { findGrantingRight } from '@contract/rules/admin-rights.ts';
import { useCallback } from 'react';
import { type AdminOperation, operationRights } from '@/api/generated/operation-rights.ts';
import { useAuth } from '@/session/session-context.tsx';

export type Can = (operation: AdminOperation) => boolean;

/** Whether rights cover an operation: uses the same table as the server's check. */
const canCall = (rights: readonly string[], operation: AdminOperation): boolean =>
  findGrantingRight(rights, operationRights[operation]) !== undefined;

const EVERYTHING = ['all'];

/** What the signed-in administrator may do. */
export function useCan(): Can {
  const { user } = useAuth();
  // After a sign-out there is no user while the last screen is still shown: it stays unchanged.
  const rights = user?.rights ?? EVERYTHING;
  return useCallback((operation) => canCall(rights, operation), [rights]);
}
