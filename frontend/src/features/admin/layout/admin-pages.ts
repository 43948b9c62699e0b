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
import type { Can } from '../kit/use-can.ts';

/**
 * The screens of the administration in sidebar order. `opens` is the operation that a user must be allowed to call:
 * `own` is open to all for their own account, `content` to users with access to any of its sections.
 */
export const adminPages = [
  { label: 'Dashboard', to: '/admin', requires: 'adminGetOverview', icon: LayoutDashboard },
  { label: 'Products', to: '/admin/products', requires: 'adminGetProduct', icon: Package },
  { label: 'Orders', to: '/admin/orders', requires: 'adminListOrders', icon: ReceiptText },
  { label: 'Users', to: '/admin/users', requires: 'adminListUsers', icon: Users },
  { label: 'Content', to: '/admin/content', requires: 'content', icon: FileText },
  { label: 'Analytics', to: '/admin/analytics', requires: 'adminGetAnalytics', icon: ChartColumn },
  { label: 'Profile', to: '/admin/profile', requires: 'own', icon: UserRound },
  { label: 'Settings', to: '/admin/settings', requires: 'adminUpdateSettings', icon: Settings },
] as const;

/** The group set apart below them. */
export const secondaryPages = [
  { label: 'Messages', to: '/admin/messages', requires: 'adminListConversations', icon: MessagesSquare },
  { label: 'Invoices', to: '/admin/invoices', requires: 'adminExportInvoices', icon: Receipt },
  { label: 'Payments', to: '/admin/payments', requires: 'adminListPayments', icon: CreditCard },
  { label: 'Payouts', to: '/admin/payouts', requires: 'adminListPayouts', icon: Banknote },
  { label: 'Coupons', to: '/admin/coupons', requires: 'adminListCoupons', icon: TicketPercent },
  { label: 'Emails', to: '/admin/mails', requires: 'adminListMails', icon: Mail },
  { label: 'Activity', to: '/admin/activity', requires: 'adminListActivity', icon: History },
  { label: 'Team', to: '/admin/team', requires: 'adminListInvitations', icon: UsersRound },
  { label: 'System', to: '/admin/system', requires: 'adminGetSystem', icon: Server },
] as const;

/** Screens without a sidebar entry, by their path prefix. */
const HIDDEN = {
  '/admin/import': 'adminImportRows',
  // With an order in its URL it shows that order's invoices, which more users need.
  '/admin/invoices': 'adminListOrderInvoices',
  '/admin/mails/settings': 'adminUpdateMailSettings',
  '/admin/payments/settings': 'adminUpdatePaymentSettings',
} as const;

type RequiredOperations = AdminOperation | 'own' | 'content';

const isAllowed = (requires: RequiredOperations, can: Can): boolean => {
  if (requires === 'own') return true;
  return requires === 'content' ? firstSection(can) !== undefined : can(requires);
};

/** The entries that the user has access to. */
export const accessiblePages = <Page extends { readonly requires: RequiredOperations }>(
  pages: readonly Page[],
  can: Can,
): Page[] => pages.filter(({ requires }) => isAllowed(requires, can));

const isBelow = (path: string, to: string): boolean => path === to || (to !== '/admin' && path.startsWith(`${to}/`));

/** Whether the user has access to a path of the administration; an unknown path has a screen of its own. */
export function canOpen(pathname: string, can: Can): boolean {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  const hidden = Object.entries(HIDDEN).find(([to]) => isBelow(path, to));
  if (hidden) return can(hidden[1]);
  const section = sectionOf(/^\/admin\/content\/([^/]+)/.exec(path)?.[1] ?? '');
  if (section) return can(SECTION_OPERATIONS[section]);
  const page = [...adminPages, ...secondaryPages].find(({ to }) => isBelow(path, to));
  return page === undefined || isAllowed(page.requires, can);
}
