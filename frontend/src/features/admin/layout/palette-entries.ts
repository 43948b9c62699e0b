import { lastMonths } from '@contract/rules/calendar.ts';
import { matchesSearch } from '@contract/rules/fold.ts';
import {
  Banknote,
  ChartColumn,
  CreditCard,
  FileDown,
  FileText,
  Globe,
  LogOut,
  MailX,
  Package,
  PenLine,
  ReceiptText,
  SunMoon,
  TicketPercent,
  UserRound,
  UserRoundPlus,
} from 'lucide-react';
import { errorMessage } from '@/api/api-error.ts';
import { adminExportInvoices } from '@/api/generated/admin-invoices/admin-invoices.ts';
import type { AdminOperation } from '@/api/generated/operation-rights.ts';
import type { PaletteEntry } from '@/components/palette/palette-options.ts';
import { businessDay } from '@/lib/business-time-zone.ts';
import { formatMonth } from '@/lib/format-month.ts';
import { saveFile } from '@/lib/save-file.ts';
import { toasts } from '@/lib/toasts.ts';
import { contentPages, visibleParts } from '../kit/content/content-pages.ts';
import type { Can } from '../kit/use-can.ts';
import { adminAreas, inboxArea } from './admin-areas.ts';
import { accessibleTabs } from './admin-pages.ts';

const REDIRECTS: PaletteEntry = {
  title: 'Redirects',
  detail: 'Content',
  href: '/admin/content/redirects',
  icon: FileText,
  keywords: 'redirect 301 404 old url address moved not found search engines indexnow bing',
};

/**
 * Screens that the user has access to: those of the sidebar with their tabs, then the pages of the content and their
 * parts, such as 'Banner' of the home page.
 */
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
    ...(can('adminListRedirects') ? [REDIRECTS] : []),
    ...contentPages(can).flatMap((page) => {
      const parts = visibleParts(page, can);
      if (parts.length < 2) return [];
      return parts.map((part) => ({
        title: part.label,
        detail: page.label,
        href: `/admin/content/${page.id}#${part.id}`,
        icon: FileText,
        keywords: `content ${page.label}`,
      }));
    }),
  ];
}

type Action = PaletteEntry & { readonly needs?: AdminOperation };

const ACTIONS: readonly Action[] = [
  { title: 'New article', icon: PenLine, href: '/admin/content/articles/new', needs: 'adminCreatePost' },
  { title: 'Add product', icon: Package, href: '/admin/products?product=new', needs: 'adminCreateProduct' },
  { title: 'New coupon', icon: TicketPercent, href: '/admin/orders/coupons?coupon=new', needs: 'adminCreateCoupon' },
  {
    title: 'Invite a teammate',
    icon: UserRoundPlus,
    href: '/admin/settings/team?invitation=new',
    needs: 'adminInvite',
  },
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
    title: 'Undelivered emails',
    icon: MailX,
    href: '/admin/settings/emails?status=failed',
    needs: 'adminListMails',
    keywords: 'failed bounced mail undelivered',
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

/** Whether the text matches an action and no screen: 'invite' means the form, not the team. */
export function isActionIntended(
  text: string,
  [screen]: readonly PaletteEntry[],
  [action]: readonly PaletteEntry[],
): boolean {
  const isNamed = (entry: PaletteEntry | undefined) => entry !== undefined && matchesSearch(text, entry.title);
  return text !== '' && isNamed(action) && !isNamed(screen);
}

/** A monthly task, with the month in the URL. */
function monthlyActions(now: number): Action[] {
  const today = businessDay(now);
  const month = today.slice(0, 7);
  const [lastMonth = ''] = lastMonths(today, 2);
  return [
    {
      title: 'Revenue this month',
      icon: ChartColumn,
      href: `/admin/analytics?from=${month}-01&to=${today}`,
      needs: 'adminGetAnalytics',
      keywords: 'money income sales month net',
    },
    {
      title: 'Invoices of last month',
      icon: ReceiptText,
      href: `/admin/orders/invoices?month=${lastMonth}`,
      needs: 'adminListInvoices',
      keywords: 'accountant tax month',
    },
  ];
}

/** Saves the invoices of last month without a detour over their list. */
function monthlyExport(now: number): Action {
  const [month = ''] = lastMonths(businessDay(now), 2);
  return {
    title: `Export invoices of ${formatMonth(month)}`,
    icon: FileDown,
    needs: 'adminExportInvoices',
    keywords: 'accountant csv tax month download',
    onSelect: () => void exportInvoices(month),
  };
}

async function exportInvoices(month: string): Promise<void> {
  try {
    saveFile(await adminExportInvoices({ month }), `invoices-${month}.csv`);
  } catch (error) {
    toasts.show({ tone: 'danger', text: errorMessage(error, 'Failed to export the list') });
  }
}

/** Actions available on every screen; sign-out comes last. */
export const paletteActions = (can: Can, onLogout: () => void, now = Date.now()): PaletteEntry[] => [
  ...[...ACTIONS, ...monthlyActions(now), monthlyExport(now)].flatMap(({ needs, ...entry }) =>
    needs === undefined || can(needs) ? [entry] : [],
  ),
  { title: 'Sign out', icon: LogOut, onSelect: onLogout },
];
