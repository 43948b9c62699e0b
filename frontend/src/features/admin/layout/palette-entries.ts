import {
  Banknote,
  CreditCard,
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
import { contentPages } from '../kit/content/content-pages.ts';
import type { Can } from '../kit/use-can.ts';
import { accessibleTabs, adminAreas, inboxArea } from './admin-pages.ts';

/** Screens that the user has access to: those of the sidebar with their tabs, then the pages of the content. */
export function paletteScreens(can: Can): PaletteEntry[] {
  return [
    ...[...adminAreas, inboxArea].flatMap((area) =>
      accessibleTabs(area, can).map(({ label, to, keywords = '' }) => ({
        title: label,
        href: to,
        icon: area.icon,
        keywords: `${area.label} ${keywords}`,
        // 'Payments' is a list and a page of the settings.
        ...(area.tabs.length > 1 && label !== area.label ? { detail: area.label } : {}),
      })),
    ),
    ...contentPages(can).map(({ id, label, parts, keywords }) => ({
      title: label,
      detail: 'Content',
      href: `/admin/content/${id}`,
      icon: FileText,
      keywords: ['content', ...parts.map((part) => part.label), keywords].join(' '),
    })),
  ];
}

type Action = PaletteEntry & { readonly needs?: AdminOperation };

const ACTIONS: readonly Action[] = [
  { title: 'New article', icon: PenLine, href: '/admin/content/articles/new', needs: 'adminCreatePost' },
  { title: 'Add product', icon: Package, href: '/admin/products?product=new', needs: 'adminCreateProduct' },
  { title: 'New coupon', icon: TicketPercent, href: '/admin/orders/coupons?coupon=new', needs: 'adminCreateCoupon' },
  { title: 'Invite a teammate', icon: UserRoundPlus, href: '/admin/settings/team', needs: 'adminInvite' },
  {
    title: 'Pending orders',
    icon: ReceiptText,
    href: '/admin/orders?status=pending',
    needs: 'adminListOrders',
  },
  {
    title: 'Payouts to approve',
    icon: Banknote,
    href: '/admin/orders/payouts?status=requested',
    needs: 'adminListPayouts',
  },
  {
    title: 'Payments to review',
    icon: CreditCard,
    href: '/admin/orders/payments?status=waiting',
    needs: 'adminListPayments',
    keywords: 'transfer confirm',
  },
  {
    title: 'Refunded payments',
    icon: CreditCard,
    href: '/admin/orders/payments?status=refunded',
    needs: 'adminListPayments',
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
