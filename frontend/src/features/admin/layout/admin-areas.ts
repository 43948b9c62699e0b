import type { LinkProps } from '@tanstack/react-router';
import {
  ChartColumn,
  FileText,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  Package,
  ReceiptText,
  Settings,
  UserRound,
  Users,
} from 'lucide-react';
import type { AdminOperation } from '@/api/generated/operation-rights.ts';
import type { PendingList } from './use-pending-counts.ts';

/**
 * The operation that a user must be allowed to call: `own` is open to all for their own account, `content` to users with
 * access to any of its pages.
 */
export type RequiredOperation = AdminOperation | 'own' | 'content';

/** One screen of an area. */
export interface AdminTab {
  readonly label: string;
  readonly to: NonNullable<LinkProps['to']>;
  readonly requires: RequiredOperation;
  /** The type of its open tasks, whose number is shown. */
  readonly waiting?: PendingList;
  /** Words of tasks that lead here in the search. */
  readonly keywords?: string;
}

/** One entry of the sidebar, with its screens; the first one is at the area's own path, or opens from it. */
export interface AdminArea {
  readonly label: string;
  readonly to: NonNullable<LinkProps['to']>;
  readonly icon: LucideIcon;
  readonly tabs: readonly AdminTab[];
}

const single = (tab: AdminTab, icon: LucideIcon): AdminArea => ({ label: tab.label, to: tab.to, icon, tabs: [tab] });

/** The areas of the specification in sidebar order. */
export const adminAreas: readonly AdminArea[] = [
  single(
    { label: 'Dashboard', to: '/admin', requires: 'adminGetOverview', keywords: 'home overview tasks start' },
    LayoutDashboard,
  ),
  {
    label: 'Products',
    to: '/admin/products',
    icon: Package,
    tabs: [
      {
        label: 'Products',
        to: '/admin/products',
        requires: 'adminGetProduct',
        keywords: 'catalogue price file release version licence keys import',
      },
      {
        label: 'Bundles',
        to: '/admin/products/bundles',
        requires: 'adminListBundles',
        keywords: 'several products together set package discount price',
      },
      {
        label: 'Categories and badges',
        to: '/admin/products/categories',
        requires: 'adminUpdateSite',
        keywords: 'category filter label product',
      },
    ],
  },
  {
    label: 'Orders',
    to: '/admin/orders',
    icon: ReceiptText,
    tabs: [
      {
        label: 'Orders',
        to: '/admin/orders',
        requires: 'adminListOrders',
        keywords: 'refund cancel complete sale purchase licence',
      },
      {
        label: 'Renewals',
        to: '/admin/orders/renewals',
        requires: 'adminListRenewals',
        keywords: 'subscription recurring agreement charge card plan',
      },
      {
        label: 'Payments',
        to: '/admin/orders/payments',
        requires: 'adminListPayments',
        waiting: 'payments',
        keywords: 'refund transfer dispute chargeback stripe sslcommerz bkash card',
      },
      {
        label: 'Payouts',
        to: '/admin/orders/payouts',
        requires: 'adminListPayouts',
        waiting: 'payouts',
        keywords: 'withdrawal wallet bank',
      },
      {
        label: 'Invoices',
        to: '/admin/orders/invoices',
        requires: 'adminListInvoices',
        keywords: 'accountant export month csv credit note tax pdf',
      },
      {
        label: 'Coupons',
        to: '/admin/orders/coupons',
        requires: 'adminListCoupons',
        keywords: 'discount code promotion',
      },
      {
        label: 'Affiliates',
        to: '/admin/orders/affiliates',
        requires: 'adminListAffiliates',
        keywords: 'commission referral link partner',
      },
    ],
  },
  {
    label: 'Users',
    to: '/admin/users',
    icon: Users,
    tabs: [
      {
        label: 'Users',
        to: '/admin/users',
        requires: 'adminListUsers',
        keywords: 'customer account suspend delete wallet password two-factor reset import',
      },
      {
        label: 'Subscribers',
        to: '/admin/users/subscribers',
        requires: 'adminListSubscribers',
        keywords: 'newsletter import unsubscribe',
      },
      {
        label: 'Newsletters',
        to: '/admin/users/newsletters',
        requires: 'adminListNewsletters',
        keywords: 'newsletter email campaign write send schedule audience sequence automation welcome',
      },
      {
        label: 'Waitlist',
        to: '/admin/users/waitlist',
        requires: 'adminListSubscribers',
        keywords: 'coming soon',
      },
    ],
  },
  single({ label: 'Content', to: '/admin/content', requires: 'content', keywords: 'site texts' }, FileText),
  {
    label: 'Analytics',
    to: '/admin/analytics',
    icon: ChartColumn,
    tabs: [
      {
        label: 'Analytics',
        to: '/admin/analytics',
        requires: 'adminGetAnalytics',
        keywords: 'revenue report figures chart statistics',
      },
      {
        label: 'Visits',
        to: '/admin/analytics/visits',
        requires: 'adminGetVisits',
        keywords: 'visitors traffic pages sources campaigns referrers countries devices searches',
      },
    ],
  },
  single(
    {
      label: 'Profile',
      to: '/admin/profile',
      requires: 'own',
      keywords: 'password two-factor 2fa passkey session device picture email account data export',
    },
    UserRound,
  ),
  {
    label: 'Settings',
    to: '/admin/settings',
    icon: Settings,
    tabs: [
      {
        label: 'General',
        to: '/admin/settings',
        requires: 'adminUpdateSettings',
        keywords: 'settings name description contact email registration maintenance theme two-factor',
      },
      {
        label: 'Payments',
        to: '/admin/settings/payments',
        requires: 'adminUpdatePaymentSettings',
        keywords: 'payment settings currency provider stripe sslcommerz transfer bank bkash fees',
      },
      {
        label: 'Tax and invoices',
        to: '/admin/settings/tax',
        requires: 'adminGetInvoiceSettings',
        keywords: 'vat bin seller country rate invoice settings',
      },
      {
        label: 'Emails',
        to: '/admin/settings/emails',
        requires: 'adminListMails',
        keywords: 'mail log sent failed resend preview notification digest recipients time zone',
      },
      {
        label: 'Team',
        to: '/admin/settings/team',
        requires: 'adminListInvitations',
        keywords: 'administrator admin invite rights permissions role access',
      },
      {
        label: 'Customer sign-in',
        to: '/admin/settings/sign-in',
        requires: 'adminListSignInProviders',
        keywords: 'google github openid connect oidc oauth sso social login issuer client secret callback',
      },
      {
        label: 'API',
        to: '/admin/settings/api',
        requires: 'adminListApiKeys',
        keywords:
          'webhook event endpoint api key token developer program integration build server secret scope rotate revoke',
      },
      {
        label: 'System',
        to: '/admin/settings/system',
        requires: 'adminGetSystem',
        keywords: 'backup server status job database health storage',
      },
      {
        label: 'Activity',
        to: '/admin/settings/activity',
        requires: 'adminListActivity',
        keywords: 'history audit log changes undo',
      },
    ],
  },
];

/** Our own area, apart from those of the specification. */
export const inboxArea: AdminArea = {
  label: 'Inbox',
  to: '/admin/inbox',
  icon: Inbox,
  tabs: [
    {
      label: 'Messages',
      to: '/admin/inbox/messages',
      requires: 'adminListConversations',
      waiting: 'messages',
      keywords: 'inbox contact conversation reply support question spam saved replies',
    },
    {
      label: 'Projects',
      to: '/admin/inbox/projects',
      requires: 'adminListLeads',
      keywords: 'inbox lead brief client work board pipeline',
    },
    {
      label: 'Comments',
      to: '/admin/inbox/comments',
      requires: 'adminListComments',
      waiting: 'comments',
      keywords: 'inbox moderate approve spam article',
    },
    {
      label: 'Reviews',
      to: '/admin/inbox/reviews',
      requires: 'adminListReviews',
      waiting: 'reviews',
      keywords: 'inbox moderate approve rating product',
    },
  ],
};
