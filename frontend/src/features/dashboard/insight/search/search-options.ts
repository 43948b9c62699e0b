import { Download, Home, LogOut, Package, ReceiptText, SunMoon } from 'lucide-react';
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

const pages: readonly PaletteEntry[] = dashboardPages.map(({ label, to, icon }) => ({
  title: label,
  href: to,
  icon,
}));

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
