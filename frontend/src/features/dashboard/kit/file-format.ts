import { t } from '@lingui/core/macro';
import { formatCount } from '@/lib/format.ts';

/** The file extension for the file's icon: 'ZIP'; 'FILE' if there is none worth showing. */
export function fileKind(name: string): string {
  const ending = /\.([a-z0-9]{1,4})$/i.exec(name)?.[1];
  return ending?.toUpperCase() ?? 'FILE';
}

/** 'Downloaded 3,427 times'. */
export const formatTimes = (count: number): string => t`Downloaded ${formatCount(count)} times`;
