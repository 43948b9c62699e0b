import { expect, type Page, test } from '@playwright/test';
import { whenHydrated } from '../support/hydrated.ts';
import {
  ADDRESS,
  CUSTOMER,
  clickButton,
  DOWNLOADS,
  expectMessage,
  expectUnchanged,
  signedIn,
} from '../support/specified.ts';
import { findFailures, type StubResponse, type Stubs, stubCalls } from '../support/stubs.ts';

// Each call of the specification, answered with exactly the specified members, in all their forms, and failing in every
// form. The site is the built one; all answers are stubbed.

const walletCase = async (
  page: Page,
  stubs: Stubs,
  action: 'Add Funds' | 'Withdraw',
  call: string,
  done: string,
  failed: string,
) => {
  const move = async (answer: StubResponse, sentence: string) => {
    stubs.answer(call, answer);
    await page.getByRole('spinbutton', { name: 'Amount' }).fill('2.5');
    await clickButton(page, action);
    await expectMessage(page, sentence);
  };
  for (const [, answer, sentence] of findFailures(failed)) await move(answer, sentence);
  for (const status of [400, 409, 503]) await move({ status, body: {} }, failed);
  for (const body of ['', '{}', '[]', { message: 'ok' }]) {
    const before = stubs.calls('GET /api/wallet/balance').length;
    await move({ body }, done);
    await expect(page.getByRole('spinbutton', { name: 'Amount' })).toHaveValue('');
    await expect.poll(() => stubs.calls('GET /api/wallet/balance').length).toBeGreaterThan(before);
  }
  expect(stubs.calls(call)[0]?.postDataJSON()).toEqual({ amount: 2.5 });
};

test('money is added and withdrawn @core', async ({ page }) => {
  await signedIn(page, CUSTOMER);
  const stubs = await stubCalls(page);
  stubs.answer('GET /api/wallet/balance', { body: { balance: '40' } });
  await page.goto('/dashboard/wallet');
  await whenHydrated(page);
  await expect(page.getByText('$40.00').first()).toBeVisible();
  await walletCase(
    page,
    stubs,
    'Add Funds',
    'POST /api/wallet/add-funds',
    'Funds added successfully',
    'Failed to add funds.',
  );
  await walletCase(
    page,
    stubs,
    'Withdraw',
    'POST /api/wallet/withdraw',
    'Withdrawal successful',
    'Failed to withdraw funds.',
  );
  await expectUnchanged(page);
});

test('addresses are added, changed and deleted', async ({ page }) => {
  await signedIn(page, CUSTOMER);
  const stubs = await stubCalls(page);
  stubs.answer('GET /api/addresses', { body: [ADDRESS] });
  await page.goto('/dashboard/addresses');
  await whenHydrated(page);
  const says = (text: string) => expectMessage(page, text);
  const fill = async () => {
    for (const [label, value] of [
      ['Street Address', '1 Lake Road'],
      ['City', 'Dhaka'],
      ['Country', 'Bangladesh'],
    ] as const) {
      await page.getByLabel(label).fill(value);
    }
  };
  await fill();
  for (const [, answer, sentence] of findFailures('Failed to save address.', 'details')) {
    stubs.answer('POST /api/addresses', answer);
    await clickButton(page, 'Add Address');
    await says(sentence);
  }
  for (const body of ['', '{}', '[]', { message: 'ok' }]) {
    stubs.answer('POST /api/addresses', { body });
    await fill();
    await clickButton(page, 'Add Address');
    await says('Address added successfully');
    await expect(page.getByLabel('Street Address')).toHaveValue('');
  }
  const edit = page.getByRole('button', { name: /^Edit Office Address/ });
  await edit.click();
  for (const [, answer, sentence] of findFailures('Failed to save address.', 'details')) {
    stubs.answer('PUT /api/addresses/*', answer);
    await clickButton(page, 'Update Address');
    await says(sentence);
  }
  for (const body of ['', { message: 'ok' }]) {
    stubs.answer('PUT /api/addresses/*', { body });
    await edit.click();
    await clickButton(page, 'Update Address');
    await says('Address updated successfully');
    await expect(page.getByRole('heading', { name: 'Add New Address' })).toBeVisible();
  }
  const remove = async () => {
    await page.getByRole('button', { name: /^Delete Office Address/ }).click();
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this address?' });
    await expect(question).toContainText('12 Kazla Road, Rajshahi');
    await question.getByRole('button', { name: 'Delete' }).click();
    return question;
  };
  for (const [, answer, sentence] of findFailures('Failed to delete address.')) {
    stubs.answer('DELETE /api/addresses/*', answer);
    const question = await remove();
    await expect(question).toContainText(sentence);
    await question.getByRole('button', { name: 'Cancel' }).click();
  }
  for (const body of ['', '{}']) {
    stubs.answer('DELETE /api/addresses/*', { body });
    await remove();
    await says('Address deleted successfully');
  }
  await expectUnchanged(page);
});

test('a file is fetched by its call, saved under its name and counted', async ({ page }) => {
  await signedIn(page, CUSTOMER);
  const stubs = await stubCalls(page);
  stubs.answer('GET /api/downloads', { body: DOWNLOADS });
  await page.goto('/dashboard/downloads');
  await whenHydrated(page);
  const fetchFile = () => page.getByRole('button', { name: 'Download river-map.zip' }).click();
  for (const [, answer, sentence] of findFailures('Failed to download file.')) {
    stubs.answer('GET /api/downloads/file-9', answer);
    await fetchFile();
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
  }
  await expect(page.getByText('Downloaded 3 times')).toBeVisible();
  let count = 3;
  for (const type of ['application/zip', 'application/json', 'text/plain']) {
    stubs.answer('GET /api/downloads/file-9', { type, body: 'the file' });
    const saving = page.waitForEvent('download');
    await fetchFile();
    expect((await saving).suggestedFilename()).toBe('river-map.zip');
    count += 1;
    await expect(page.getByText(`Downloaded ${count} times`)).toBeVisible();
  }
});
