import {
  Banknote,
  ChartColumn,
  CreditCard,
  FileText,
  History,
  LayoutDashboard,
  Mail,
  Package,
  Receipt,
  ReceiptText,
  Server,
  Settings,
  TicketPercent,
  UserRound,
  Users,
} from 'lucide-react';

/** The screens of the administration in the order of its sidebar. */
export const adminPages = [
  { label: 'Dashboard', to: '/admin', icon: LayoutDashboard },
  { label: 'Products', to: '/admin/products', icon: Package },
  { label: 'Orders', to: '/admin/orders', icon: ReceiptText },
  { label: 'Users', to: '/admin/users', icon: Users },
  { label: 'Content', to: '/admin/content', icon: FileText },
  { label: 'Analytics', to: '/admin/analytics', icon: ChartColumn },
  { label: 'Profile', to: '/admin/profile', icon: UserRound },
  { label: 'Settings', to: '/admin/settings', icon: Settings },
] as const;

/** What stands apart, below them. */
export const secondaryPages = [
  { label: 'Invoices', to: '/admin/invoices', icon: Receipt },
  { label: 'Payments', to: '/admin/payments', icon: CreditCard },
  { label: 'Payouts', to: '/admin/payouts', icon: Banknote },
  { label: 'Coupons', to: '/admin/coupons', icon: TicketPercent },
  { label: 'Mails', to: '/admin/mails', icon: Mail },
  { label: 'Activity', to: '/admin/activity', icon: History },
  { label: 'System', to: '/admin/system', icon: Server },
] as const;
