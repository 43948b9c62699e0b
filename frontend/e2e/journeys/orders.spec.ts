import { customer, signIn } from '../support/people.ts';
import { chooseInSidebar } from '../support/sidebar.ts';
import { expect, test } from '../support/test.ts';

test('the demo customer sees all 125 orders', async ({ page }) => {
  await signIn(page, customer);
  await chooseInSidebar(page, 'Orders');
  const orders = page.getByRole('table');
  for (const column of ['Order ID', 'Product', 'Amount', 'Status', 'Date'])
    await expect(orders.getByRole('columnheader', { name: column })).toBeVisible();
  await expect(orders.getByRole('row')).toHaveCount(126); // with the row of the column names
  await expect(orders.getByRole('row').nth(1)).toContainText(/#\d+.*\$\d+\.\d{2}/);
});
