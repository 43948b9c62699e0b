import {
  Banknote,
  FileText,
  Globe,
  LogOut,
  Package,
  PenLine,
  ReceiptText,
  SunMoon,
  TicketPercent,
  UserRound,
  UserRoundPlus,
} from 'lucide-react';
import type { AdminOperation } from '@/api/generated/operation-rights.ts';
import type { PaletteEntry } from '@/components/palette/palette-options.ts';
import type { ContentSectionId } from '../kit/content/content-sections.ts';
import { SECTION_LABELS } from '../kit/content/section-labels.ts';
import { SECTION_OPERATIONS } from '../kit/content/section-operations.ts';
import type { Can } from '../kit/use-can.ts';
import { accessiblePages, adminPages, secondaryPages } from './admin-pages.ts';

/** Screens that the user has access to: those of the sidebar, then the content sections. */
export function paletteScreens(can: Can): PaletteEntry[] {
  const sections = Object.entries(SECTION_LABELS) as [ContentSectionId, string][];
  return [
    ...accessiblePages([...adminPages, ...secondaryPages], can).map(({ label, to, icon }) => ({
      title: label,
      href: to,
      icon,
    })),
    ...sections
      .filter(([section]) => can(SECTION_OPERATIONS[section]))
      .map(([section, label]) => ({
        title: label,
        detail: 'Content',
        href: `/admin/content/${section}`,
        icon: FileText,
      })),
  ];
}

type Action = PaletteEntry & { readonly needs?: AdminOperation };

const ACTIONS: readonly Action[] = [
  { title: 'New article', icon: PenLine, href: '/admin/content/articles/new', needs: 'adminCreatePost' },
  { title: 'Add product', icon: Package, href: '/admin/products?product=new', needs: 'adminCreateProduct' },
  { title: 'New coupon', icon: TicketPercent, href: '/admin/coupons?coupon=new', needs: 'adminCreateCoupon' },
  { title: 'Invite a teammate', icon: UserRoundPlus, href: '/admin/team', needs: 'adminInvite' },
  {
    title: 'Pending orders',
    icon: ReceiptText,
    href: '/admin/orders?status=pending',
    needs: 'adminListOrders',
  },
  {
    title: 'Payouts to approve',
    icon: Banknote,
    href: '/admin/payouts?status=requested',
    needs: 'adminListPayouts',
  },
  { title: 'Switch theme', icon: SunMoon, switchesTheme: true },
  { title: 'Customer area', icon: UserRound, href: '/dashboard' },
  { title: 'View site', icon: Globe, href: '/' },
];

/** Actions available on every screen; sign-out comes last. */
export const paletteActions = (can: Can, onLogout: () => void): PaletteEntry[] => [
  ...ACTIONS.flatMap(({ needs, ...entry }) => (needs === undefined || can(needs) ? [entry] : [])),
  { title: 'Sign out', icon: LogOut, onSelect: onLogout },
];
