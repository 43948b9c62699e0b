import type { ReactNode } from 'react';
import type { AdminOperation } from '@/api/generated/operation-rights.ts';
import { useCan } from './use-can.ts';

interface CanProps {
  /** The operation that the children lead to. */
  readonly do: AdminOperation;
  readonly children: ReactNode;
}

/** Renders its children only for users with the required right. */
export function Can({ do: operation, children }: CanProps) {
  return useCan()(operation) ? children : null;
}
