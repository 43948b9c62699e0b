import { t } from '@lingui/core/macro';
import { Download, Home, LogOut, Package, Receipt, ReceiptText, SunMoon } from 'lucide-react';
import type { SearchHit } from '@/api/generated/model.ts';
import {
  entriesFor,
  type PaletteEntry,
  type PaletteGroup,
  paletteGroup,
} from '@/components/palette/palette-options.ts';
import { dashboardPages } from '../../kit/dashboard-pages.ts';

const RESULT_KINDS = [
  ['product', t`Products`, Package],
  ['order', t`Orders`, ReceiptText],
  ['download', t`Downloads`, Download],
] as const;

/** Words of tasks that lead to a page. */
const KEYWORDS: Readonly<Record<string, string>> = {
  '/dashboard/orders': t`refund cancel renew upgrade purchase receipt invoice`,
  '/dashboard/downloads': t`file update install version release licence license key device activate`,
  '/dashboard/addresses': t`home office street city country`,
  '/dashboard/wallet': t`balance money funds withdraw payout refund transfer`,
  '/dashboard/profile': t`password two-factor 2fa passkey email picture session device delete account data export`,
  '/dashboard/messages': t`help support question contact conversation`,
  '/dashboard/saved': t`heart favourite favorite wishlist`,
  '/dashboard/invoices': t`invoice receipt tax vat company bill credit note`,
};

const pages: readonly PaletteEntry[] = [
  ...dashboardPages,
  { label: t`Billing`, to: '/dashboard/invoices', icon: Receipt },
].map(({ label, to, icon }) => ({ title: label, href: to, icon, keywords: KEYWORDS[to] ?? '' }));

interface Sources {
  /** The most recently opened options, offered while the field is empty. */
  readonly recent?: readonly PaletteEntry[];
  readonly onLogout?: () => void;
}

/** Pages and actions by name, and the server's results, in groups; empty groups are left out. */
export function searchGroups(
  text: string,
  hits: readonly SearchHit[],
  { recent = [], onLogout }: Sources = {},
): PaletteGroup[] {
  const actions: PaletteEntry[] = [
    { title: t`Switch theme`, icon: SunMoon, switchesTheme: true },
    { title: t`Browse products`, icon: Home, href: '/products' },
    ...(onLogout ? [{ title: t`Sign out`, icon: LogOut, onSelect: onLogout }] : []),
  ];
  return [
    ...paletteGroup('recent', t`Recent`, text ? [] : recent),
    ...paletteGroup('page', t`Pages`, entriesFor(text, pages)),
    ...RESULT_KINDS.flatMap(([kind, label, icon]) =>
      paletteGroup(
        kind,
        label,
        hits.filter((hit) => hit.kind === kind).map((hit) => ({ ...hit, icon, isResult: true })),
      ),
    ),
    ...paletteGroup('action', t`Actions`, entriesFor(text, actions)),
  ];
}
