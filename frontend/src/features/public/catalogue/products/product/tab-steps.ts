import { t } from '@lingui/core/macro';
import type { ProductTab } from './tab.ts';

/** The tabs in order; the first one is the page without a parameter. */
export const productTabs: readonly { readonly tab: ProductTab; readonly label: string }[] = [
  { tab: 'features', label: t`Features & Benefits` },
  { tab: 'requirements', label: t`System Requirements` },
];

/** The tab that a key moves to, wrapping around; undefined for other keys. */
export function nextTab(key: string, current: ProductTab): ProductTab | undefined {
  const names = productTabs.map(({ tab }) => tab);
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (step) return names.at((names.indexOf(current) + step) % names.length);
  if (key === 'Home') return names[0];
  return key === 'End' ? names.at(-1) : undefined;
}
