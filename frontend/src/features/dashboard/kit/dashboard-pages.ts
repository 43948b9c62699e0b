import { t } from '@lingui/core/macro';
import { Download, Heart, LayoutDashboard, MapPin, MessagesSquare, ReceiptText, UserRound, Wallet } from 'lucide-react';

/** The pages of the dashboard in sidebar order: first those of the specification, in its order. */
export const dashboardPages = [
  { label: t`Dashboard`, to: '/dashboard', icon: LayoutDashboard },
  { label: t`Orders`, to: '/dashboard/orders', icon: ReceiptText },
  { label: t`Downloads`, to: '/dashboard/downloads', icon: Download },
  { label: t`Addresses`, to: '/dashboard/addresses', icon: MapPin },
  { label: t`My Wallet`, to: '/dashboard/wallet', icon: Wallet },
  { label: t`Profile`, to: '/dashboard/profile', icon: UserRound },
  { label: t`Messages`, to: '/dashboard/messages', icon: MessagesSquare },
  { label: t`Saved`, to: '/dashboard/saved', icon: Heart },
] as const;

/** Pages with a title but without a sidebar entry. */
const titledPages = [
  ...dashboardPages,
  { label: t`Invoices`, to: '/dashboard/invoices' },
  { label: t`API keys`, to: '/dashboard/api-keys' },
  { label: t`Payment`, to: '/dashboard/payments' },
];

type NamedPage = { readonly label: string; readonly to: string };

/** Title of the page at `path`; subpages have the title of their parent. */
export function pageTitle(path: string, pages: readonly NamedPage[] = titledPages): string {
  const currentPath = `${path.replace(/\/+$/, '')}/`;
  const matching = pages.filter(({ to }) => currentPath.startsWith(`${to}/`));
  return matching.toSorted((a, b) => b.to.length - a.to.length)[0]?.label ?? t`Dashboard`;
}
