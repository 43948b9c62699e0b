import type { AdminVisits, VisitPage } from '@/api/generated/model.ts';

const OTHER = '*';
const PAGE_NAMES: Readonly<Record<string, string>> = {
  '/': 'Home',
  '/about': 'About',
  '/blog': 'Blog',
  '/cart': 'Cart',
  '/contact': 'Contact',
  '/login': 'Sign in',
  '/newsletters': 'Newsletters',
  '/products': 'Products',
  '/register': 'Register',
  '/services': 'Services',
  '/start-project': 'Start a project',
  '/work': 'Work',
};
const DEVICES: Readonly<Record<string, string>> = { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' };
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/** The name of a page: its title where it has one, otherwise its path. */
export const pageName = ({ path, title }: Pick<VisitPage, 'path' | 'title'>): string => {
  if (path === OTHER) return 'Other pages';
  return title ?? PAGE_NAMES[path] ?? path;
};

export const sourceName = (name: string): string => {
  if (name === '') return 'Direct or unknown';
  return name === OTHER ? 'Other' : name;
};

export const countryName = (code: string): string => {
  if (code === OTHER) return 'Other';
  return /^[A-Z]{2}$/.test(code) ? (regions.of(code) ?? code) : code;
};
export const deviceName = (name: string): string => DEVICES[name] ?? name;
export const otherName = (name: string): string => (name === OTHER ? 'Other' : name);

/** Whether the previous period was counted from its first day. */
export const isComparable = ({ since, beforeFrom }: Pick<AdminVisits, 'since' | 'beforeFrom'>): boolean =>
  since !== null && since <= beforeFrom;
