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
  ['product', 'Products', Package],
  ['order', 'Orders', ReceiptText],
  ['download', 'Downloads', Download],
] as const;

/** Words of tasks that lead to a page. */
const KEYWORDS: Readonly<Record<string, string>> = {
  '/dashboard/orders': 'refund cancel licence license key renew upgrade purchase receipt',
  '/dashboard/downloads': 'file update install version release',
  '/dashboard/addresses': 'home office street city country',
  '/dashboard/wallet': 'balance money funds withdraw payout refund transfer',
  '/dashboard/profile': 'password two-factor 2fa passkey email picture session device delete account data export',
  '/dashboard/messages': 'help support question contact conversation',
  '/dashboard/saved': 'heart favourite favorite wishlist',
  '/dashboard/invoices': 'invoice receipt tax vat company bill credit note',
};

const pages: readonly PaletteEntry[] = [
  ...dashboardPages,
  { label: 'Billing', to: '/dashboard/invoices', icon: Receipt },
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
    { title: 'Switch theme', icon: SunMoon, switchesTheme: true },
    { title: 'Browse products', icon: Home, href: '/products' },
    ...(onLogout ? [{ title: 'Sign out', icon: LogOut, onSelect: onLogout }] : []),
  ];
  return [
    ...paletteGroup('recent', 'Recent', text ? [] : recent),
    ...paletteGroup('page', 'Pages', entriesFor(text, pages)),
    ...RESULT_KINDS.flatMap(([kind, label, icon]) =>
      paletteGroup(
        kind,
        label,
        hits.filter((hit) => hit.kind === kind).map((hit) => ({ ...hit, icon, isResult: true })),
      ),
    ),
    ...paletteGroup('action', 'Actions', entriesFor(text, actions)),
  ];
}
