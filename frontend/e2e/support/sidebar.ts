import { expect, type Page } from '@playwright/test';

/** Follows a link of the dashboard's sidebar, which is behind a menu button on small screens. */
export const followSidebarLink = async (page: Page, name: string) => {
  const entry = page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name, exact: true })
    .or(page.getByRole('button', { name, exact: true }));
  const menu = page.getByRole('button', { name: 'Dashboard menu', exact: true });
  await expect(entry.or(menu).first()).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await entry.click();
};
