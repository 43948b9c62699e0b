import { expect, test } from '../support/test.ts';

const pages = [
  {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    sections: [
      'Introduction',
      'Interpretation and Definitions',
      'Collecting and Using Your Personal Data',
      'Tracking Technologies and Cookies',
      'Contact Us',
    ],
  },
  {
    path: '/terms-and-conditions',
    title: 'Terms and Conditions',
    sections: [
      '1. Acceptance of Terms',
      '2. Use License',
      '3. Disclaimer',
      '4. Limitations',
      '5. Revisions and Errata',
      '6. Contact Information',
    ],
  },
];

for (const { path, title, sections } of pages) {
  test(`${title}: every section can be read and reached from the contents`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await expect(contents.getByRole('link')).toHaveText(sections);
    const last = sections.at(-1) ?? '';
    const link = contents.getByRole('link', { name: last });
    await expect(link).not.toHaveAttribute('aria-current');
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'location');
    await expect(page).toHaveURL(/#contact/);
    await expect(page.getByRole('heading', { level: 2, name: last })).toBeInViewport();
    await expect(page.getByRole('main').getByRole('link', { name: 'hello@nodi.example' })).toHaveAttribute(
      'href',
      'mailto:hello@nodi.example',
    );
  });
}

test('only the text is printed, dark on white', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 2, name: 'Introduction' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Contents' })).toBeHidden();
  const colours = await page.getByRole('heading', { level: 1 }).evaluate((heading) => ({
    ink: getComputedStyle(heading).color,
    paper: getComputedStyle(document.documentElement).backgroundColor,
  }));
  expect(colours).toEqual({ ink: 'rgb(0, 0, 0)', paper: 'rgb(255, 255, 255)' });
});
