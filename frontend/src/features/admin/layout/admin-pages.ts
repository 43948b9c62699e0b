import type { AdminOperation } from '@/api/generated/operation-rights.ts';
import { contentPage, contentPages, visibleParts } from '../kit/content/content-pages.ts';
import type { Can } from '../kit/use-can.ts';
import { type AdminArea, type AdminTab, adminAreas, inboxArea, type RequiredOperation } from './admin-areas.ts';

const ALL: readonly AdminArea[] = [...adminAreas, inboxArea];

/** Screens without a tab, or with other rights than their tab, by their path prefix. */
const OTHERS: Readonly<Record<string, AdminOperation>> = {
  '/admin/import': 'adminImportRows',
  '/admin/content/redirects': 'adminListRedirects',
  '/admin/settings/emails/settings': 'adminUpdateMailSettings',
};

const isAllowed = (requires: RequiredOperation, can: Can): boolean => {
  if (requires === 'own') return true;
  return requires === 'content' ? contentPages(can).length > 0 : can(requires);
};

/** The screens of an area that the user has access to. */
export const accessibleTabs = ({ tabs }: AdminArea, can: Can): AdminTab[] =>
  tabs.filter(({ requires }) => isAllowed(requires, can));

/** The areas with at least one screen that the user has access to; each opens the first of them. */
export const accessibleAreas = (areas: readonly AdminArea[], can: Can): AdminArea[] =>
  areas.flatMap((area) => {
    const [first] = accessibleTabs(area, can);
    return first ? [{ ...area, to: first.to }] : [];
  });

const isBelow = (path: string, to: string): boolean => path === to || (to !== '/admin' && path.startsWith(`${to}/`));
const trimmed = (pathname: string): string => pathname.replace(/(?<=.)\/+$/, '');

/** The area of a path, or undefined. */
export const areaOf = (pathname: string): AdminArea | undefined => ALL.find(({ to }) => isBelow(trimmed(pathname), to));

/** The screen of an area that a path belongs to: the one with the longest matching path. */
export const tabOf = ({ tabs }: AdminArea, pathname: string): AdminTab | undefined =>
  tabs.filter(({ to }) => isBelow(trimmed(pathname), to)).toSorted((a, b) => b.to.length - a.to.length)[0];

/** Whether the user has access to a path of the administration; an unknown path has a screen of its own. */
export function canOpen(pathname: string, can: Can): boolean {
  const path = trimmed(pathname);
  const other = Object.entries(OTHERS).find(([to]) => isBelow(path, to));
  if (other) return can(other[1]);
  const page = contentPage(/^\/admin\/content\/([^/]+)/.exec(path)?.[1]);
  if (page) return visibleParts(page, can).length > 0;
  const area = areaOf(path);
  if (!area) return true;
  const tab = tabOf(area, path);
  return tab ? isAllowed(tab.requires, can) : accessibleTabs(area, can).length > 0;
}
