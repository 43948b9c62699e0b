import { useLocation } from '@tanstack/react-router';

const WORKING_AREA = /^\/(dashboard|admin)(\/|$)/;
const ADMINISTRATION = /^\/admin(?!\/login)(\/|$)/;
const DASHBOARD = /^\/dashboard(\/|$)/;

/** Whether the page is one where people work, dashboard or administration: what is around it keeps quiet there. */
export const useWorkingArea = (): boolean => useLocation({ select: ({ pathname }) => WORKING_AREA.test(pathname) });

/**
 * Id of what 'Skip to content' leads to. Working areas have their menu within the page's main part, so their layouts name
 * the screen beside it.
 */
export const useContentId = (): string =>
  useLocation({
    select: ({ pathname }) => (DASHBOARD.test(pathname) || ADMINISTRATION.test(pathname) ? 'screen' : 'main'),
  });

/** Whether the page belongs to the administration, whose screens reach from edge to edge. */
export const useAdministration = (): boolean =>
  useLocation({ select: ({ pathname }) => ADMINISTRATION.test(pathname) });
