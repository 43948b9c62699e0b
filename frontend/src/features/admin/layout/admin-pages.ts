import {
  Banknote,
  ChartColumn,
  CreditCard,
  FileText,
  History,
  LayoutDashboard,
  Mail,
  MessagesSquare,
  Package,
  Receipt,
  ReceiptText,
  Server,
  Settings,
  TicketPercent,
  UserRound,
  Users,
  UsersRound,
} from 'lucide-react';
import type { AdminOperation } from '@/api/generated/operation-rights.ts';
import { sectionOf } from '../kit/content/content-sections.ts';
import { firstSection, SECTION_OPERATIONS } from '../kit/content/section-operations.ts';
import type { May } from '../kit/use-may.ts';

/**
 * The screens of the administration in sidebar order. `opens` is the operation that a user must be allowed to call:
 * `own` is open to all for their own account, `content` to users with access to any of its sections.
 */
export const adminPages = [
  { label: 'Dashboard', to: '/admin', opens: 'adminGetOverview', icon: LayoutDashboard },
  { label: 'Products', to: '/admin/products', opens: 'adminGetProduct', icon: Package },
  { label: 'Orders', to: '/admin/orders', opens: 'adminListOrders', icon: ReceiptText },
  { label: 'Users', to: '/admin/users', opens: 'adminListUsers', icon: Users },
  { label: 'Content', to: '/admin/content', opens: 'content', icon: FileText },
  { label: 'Analytics', to: '/admin/analytics', opens: 'adminGetAnalytics', icon: ChartColumn },
  { label: 'Profile', to: '/admin/profile', opens: 'own', icon: UserRound },
  { label: 'Settings', to: '/admin/settings', opens: 'adminUpdateSettings', icon: Settings },
] as const;

/** The group set apart below them. */
export const secondaryPages = [
  { label: 'Messages', to: '/admin/messages', opens: 'adminListConversations', icon: MessagesSquare },
  { label: 'Invoices', to: '/admin/invoices', opens: 'adminExportInvoices', icon: Receipt },
  { label: 'Payments', to: '/admin/payments', opens: 'adminListPayments', icon: CreditCard },
  { label: 'Payouts', to: '/admin/payouts', opens: 'adminListPayouts', icon: Banknote },
  { label: 'Coupons', to: '/admin/coupons', opens: 'adminListCoupons', icon: TicketPercent },
  { label: 'Emails', to: '/admin/mails', opens: 'adminListMails', icon: Mail },
  { label: 'Activity', to: '/admin/activity', opens: 'adminListActivity', icon: History },
  { label: 'Team', to: '/admin/team', opens: 'adminListInvitations', icon: UsersRound },
  { label: 'System', to: '/admin/system', opens: 'adminGetSystem', icon: Server },
] as const;

/** Screens without a sidebar entry, by their path prefix. */
const HIDDEN = {
  '/admin/import': 'adminImportRows',
  // With an order in its URL it shows that order's invoices, which more users need.
  '/admin/invoices': 'adminListOrderInvoices',
  '/admin/mails/settings': 'adminUpdateMailSettings',
  '/admin/payments/settings': 'adminUpdatePaymentSettings',
} as const;

type Opens = AdminOperation | 'own' | 'content';

const opensWith = (opens: Opens, may: May): boolean => {
  if (opens === 'own') return true;
  return opens === 'content' ? firstSection(may) !== undefined : may(opens);
};

/** The entries that the user has access to. */
export const ownPages = <Page extends { readonly opens: Opens }>(pages: readonly Page[], may: May): Page[] =>
  pages.filter(({ opens }) => opensWith(opens, may));

const isBelow = (path: string, to: string): boolean => path === to || (to !== '/admin' && path.startsWith(`${to}/`));

/** Whether the user has access to a path of the administration; an unknown path has a screen of its own. */
export function mayOpen(pathname: string, may: May): boolean {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  const hidden = Object.entries(HIDDEN).find(([to]) => isBelow(path, to));
  if (hidden) return may(hidden[1]);
  const section = sectionOf(/^\/admin\/content\/([^/]+)/.exec(path)?.[1] ?? '');
  if (section) return may(SECTION_OPERATIONS[section]);
  const page = [...adminPages, ...secondaryPages].find(({ to }) => isBelow(path, to));
  return page === undefined || opensWith(page.opens, may);
}
