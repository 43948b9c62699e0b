import { registerNewUser } from '../support/new-user.ts';
import { expect, test } from '../support/test.ts';

test('a program takes a seat of a purchased key, and its owner releases it', async ({ page }) => {
  await registerNewUser(page, '/product/1');
  await page.getByRole('button', { name: /^Get it free/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Get it free' }).click();
  await expect(page).toHaveURL('/dashboard/downloads');
  const key = (await page.getByText(/^([0-9A-Z]{5}-){3}[0-9A-Z]{5}$/).textContent()) ?? '';
  const activate = (device_id: string) =>
    page.evaluate(
      async (body) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch('/api/licences/activate', { method: 'POST', headers, body: JSON.stringify(body) });
        return (await answer.json()).claims?.device ?? null;
      },
      { key, device_id, device_name: 'Laptop' },
    );
  expect(await activate('device-0001')).toBe('device-0001');

  await page.reload();
  await page.getByRole('button', { name: /^1 of 1 device/ }).click();
  const licence = page.getByRole('dialog', { name: /^Licence of/ });
  await licence.getByRole('button', { name: 'Remove Laptop' }).click();
  await expect(licence).toContainText('In use on 0 of 1 device.');
  expect(await activate('device-0002')).toBe('device-0002');
});
