import type { ReactNode } from 'react';
import type { AdminOperation } from '@/api/generated/operation-rights.ts';
import { useMay } from './use-may.ts';

interface MayProps {
  /** The operation that the children lead to. */
  readonly do: AdminOperation;
  readonly children: ReactNode;
}

/** Renders its children only for users with the required right. */
export function May({ do: operation, children }: MayProps) {
  return useMay()(operation) ? children : null;
}
