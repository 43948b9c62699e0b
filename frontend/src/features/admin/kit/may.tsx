import type { ReactNode } from 'react';
import type { AdminOperation } from '@/api/generated/operation-rights.ts';
import { useMay } from './use-may.ts';

interface MayProps {
  /** What the children lead to. */
  readonly do: AdminOperation;
  readonly children: ReactNode;
}

/** A door that is there only for those who may pass. */
export function May({ do: operation, children }: MayProps) {
  return useMay()(operation) ? children : null;
}
