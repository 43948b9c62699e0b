import {
  ChartColumn,
  FileText,
  History,
  LayoutDashboard,
  Package,
  ReceiptText,
  Settings,
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
export const secondaryPages = [{ label: 'Activity', to: '/admin/activity', icon: History }] as const;
