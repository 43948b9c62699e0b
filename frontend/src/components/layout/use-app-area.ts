import { useLocation } from '@tanstack/react-router';

const WORKING_AREA = /^\/(dashboard|admin)(\/|$)/;
const ADMINISTRATION = /^\/admin(?!\/login)(\/|$)/;
const DASHBOARD = /^\/dashboard(\/|$)/;

/** Whether the page is a working area, dashboard or administration: header and footer are reduced there. */
export const useAppArea = (): boolean => useLocation({ select: ({ pathname }) => WORKING_AREA.test(pathname) });

/**
 * Id of the target of 'Skip to content'. Working areas have their menu within `<main>`, so their layouts mark the
 * screen next to it.
 */
export const useContentId = (): string =>
  useLocation({
    select: ({ pathname }) => (DASHBOARD.test(pathname) || ADMINISTRATION.test(pathname) ? 'screen' : 'main'),
  });

/** Whether the page belongs to the administration, whose screens use the full width. */
export const useIsAdminArea = (): boolean => useLocation({ select: ({ pathname }) => ADMINISTRATION.test(pathname) });
