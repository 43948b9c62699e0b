import type { Page } from '@playwright/test';
import { expectBangla } from '../support/bangla.ts';
import { answerAsStudio } from '../support/studio-answer.ts';
import { expect, test } from '../support/test.ts';
import { newUser } from '../support/users.ts';

/** Only the mocks have no payment pages: there the wallet pays. */
const onMocks = () => test.info().project.name === 'mocks';

const PRODUCT = 'রমজান ক্যালেন্ডার ২০২৫';

async function register(page: Page) {
  const { name, email, password } = newUser();
  await page.getByLabel('পুরো নাম').fill(name);
  await page.getByLabel('ইমেইল ঠিকানা').fill(email);
  await page.getByLabel('পাসওয়ার্ড', { exact: true }).fill(password);
  await page.getByLabel('পাসওয়ার্ডটি আবার লিখুন', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'অ্যাকাউন্ট খুলুন', exact: true }).click();
  await expect(page).toHaveURL('/bn/dashboard');
}

async function fillWallet(page: Page) {
  await page.goto('/bn/dashboard/wallet');
  await page.getByLabel('পরিমাণ').fill('20');
  await page.getByRole('button', { name: 'টাকা যোগ করুন' }).click();
  await expect(page.getByText('টাকা যোগ হয়েছে')).toBeVisible();
  await expectBangla(page);
}

test('a Bangla reader registers, buys, downloads, sees the invoice and reads an answer @core', {
  tag: '@mocks',
}, async ({ page, watch }) => {
  watch.expectError('request to another site: http://127.0.0.1');
  // React's development build, about the router's lazy screens.
  if (onMocks()) watch.expectError('This library called use() to suspend');
  await page.goto('/bn/');
  await expectBangla(page);
  await page.getByRole('banner').getByRole('link', { name: 'সাইন ইন' }).click();
  await page.getByRole('main').getByRole('link', { name: 'অ্যাকাউন্ট খুলুন' }).click();
  await expect(page).toHaveURL(/\/bn\/register/);
  await expectBangla(page);
  await register(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('আবার স্বাগতম, Rafi Karim!');
  await expectBangla(page);

  if (onMocks()) await fillWallet(page);
  await page.goto('/bn/product/1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PRODUCT);
  await expectBangla(page);
  await page
    .getByRole('button', { name: /^\$৯\.৯৯ দিয়ে কিনুন/ })
    .first()
    .click();
  const question = page.getByRole('dialog', { name: 'কেনাকাটা নিশ্চিত করুন' });
  const pay = question.getByRole('button', { name: '$৯.৯৯ পেমেন্ট করুন' });
  await expect(pay).toBeEnabled();
  await expectBangla(page);
  await pay.click();
  if (!onMocks()) {
    await expect(page.getByRole('heading', { name: 'Simulated Stripe' })).toBeVisible();
    await page.getByRole('button', { name: 'Pay $9.99' }).click();
    await expect(page).toHaveURL(/\/bn\/dashboard\/payments\//);
    const download = page.getByRole('main').getByRole('link', { name: 'ডাউনলোড' }).last();
    await expect(download).toBeVisible();
    await expectBangla(page);
    await download.click();
  }

  await expect(page).toHaveURL(/\/bn\/dashboard\/downloads/);
  const file = page.getByRole('main').getByRole('article');
  await expect(file).toHaveCount(1);
  await expectBangla(page);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    file.getByRole('button', { name: /^ডাউনলোড/ }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/\.zip$/);

  await page.goto('/bn/dashboard/orders');
  await page.getByRole('row').nth(1).click();
  const order = page.getByRole('dialog', { name: /^অর্ডার #/ });
  await expect(order.getByRole('link', { name: 'ইনভয়েস' })).toBeVisible();
  await expectBangla(page);
  await order.getByRole('link', { name: 'ইনভয়েস' }).click();
  await expect(page.getByRole('main').getByRole('article')).toContainText('9.99');
  await expectBangla(page);

  await page.goBack();
  await order.getByRole('link', { name: 'এই অর্ডার নিয়ে সাহায্য' }).click();
  await page.getByLabel('বিষয়').fill('আরেকটি ফোন');
  await page.getByRole('textbox', { name: 'মেসেজ' }).fill('ক্যালেন্ডারটি কি দ্বিতীয় ফোনেও চলবে?');
  await expectBangla(page);
  await page.getByRole('button', { name: 'মেসেজ পাঠান' }).click();
  await expect(page).toHaveURL(/\/bn\/dashboard\/messages\?entry=/);
  await expect(page.getByText('ক্যালেন্ডারটি কি দ্বিতীয় ফোনেও চলবে?').last()).toBeVisible();
  await expectBangla(page);

  const id = new URL(page.url()).searchParams.get('entry') ?? '';
  await answerAsStudio(page, id, 'হ্যাঁ, একটি লাইসেন্স দুটি ফোনে চলে।');
  await page.goto('/bn/dashboard');
  await expect(page.getByRole('navigation', { name: 'ড্যাশবোর্ড' })).toContainText('১');
  await expectBangla(page);
  await page
    .getByRole('navigation', { name: 'ড্যাশবোর্ড' })
    .getByRole('link', { name: /^মেসেজ/ })
    .click();
  await page.getByRole('link', { name: /আরেকটি ফোন/ }).click();
  await expect(page.getByText('হ্যাঁ, একটি লাইসেন্স দুটি ফোনে চলে।').last()).toBeVisible();
  await expectBangla(page);
});

test('a Bangla reader buys without an account', { tag: '@mocks' }, async ({ page }) => {
  await page.goto('/bn/product/1');
  await page.getByRole('link', { name: /^অ্যাকাউন্ট ছাড়াই কিনুন/ }).click();
  await expect(page).toHaveURL(/\/bn\/checkout\/1\?plan=/);
  await page.getByLabel('ইমেইল', { exact: true }).fill('bangla-guest@example.com');
  await page.getByLabel('নাম বা কোম্পানি').fill('নাদিয়া রহমান');
  await expectBangla(page);
  await page.getByRole('button', { name: '$৯.৯৯ পেমেন্ট করুন' }).click();
  await expect(page).toHaveURL(/\/bn\/order#[\w-]+$/);
  await expect(page.getByRole('heading', { name: 'এখন এটি আপনার' })).toBeVisible();
  await expectBangla(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'ডাউনলোড', exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.zip$/);
});

test('the switch of the language keeps the place on the page', async ({ page }) => {
  await page.goto('/products?search=calendar');
  await page.getByRole('banner').getByRole('link', { name: 'বাংলা' }).click();
  await expect(page).toHaveURL('/bn/products?search=calendar');
  await expect(page.getByRole('searchbox')).toHaveValue('calendar');
  await expectBangla(page);

  await page.goto('/bn/product/1#reviews');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/product/1#reviews');
  // The development server's scripts arrive too late for the browser's own jump.
  if (!onMocks()) await expect(page.getByRole('heading', { name: 'What customers say' })).toBeInViewport();
});
