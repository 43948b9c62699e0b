import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sampleBundle, saveBundles, storedBundle } from '@/test/bundle-samples.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { BundlePage } from './bundle-page.tsx';

const startWith = (changes: Partial<typeof storedBundle>) => ({
  scenario: (api: MockApi) => saveBundles(api, [{ ...storedBundle, ...changes }]),
});

const meta = {
  title: 'Screens/Visitor/Bundle',
  component: BundlePage,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
    screen: { path: '/bundle/1' },
    ...startWith({}),
    initialViewport: 'desktop',
  },
  args: { bundle: sampleBundle, action: null },
} satisfies Meta<typeof BundlePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Design week' })).toBeVisible();
    await expect(canvas.getByText('Save $10.98 (24%)')).toBeVisible();
    const prices = within(canvas.getByRole('region', { name: 'Price' }));
    for (const amount of ['$19.99', '$24.99', '$44.98', '−$10.98', '$34.00'])
      await expect(prices.getByText(amount)).toBeVisible();
    const parts = within(canvas.getByRole('region', { name: 'What’s included' }));
    await expect(parts.getByRole('link', { name: 'Learn UX UI Design Bangla' })).toHaveAttribute('href', '/product/3');
  },
};
export const Phone: Story = {
  parameters: { ...startWith({ endsAt: '2126-12-31T18:00:00.000Z' }), initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Offer until /)).toBeVisible();
  },
};
/** Its plans have become as cheap alone: nothing is said to be saved. */
export const WithoutSaving: Story = {
  tags: ['no-picture'],
  parameters: startWith({ price: 50 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('In this bundle')).toBeVisible();
    await expect(canvas.queryByText(/^Save \$/)).toBeNull();
    await expect(canvas.queryByText('You save')).toBeNull();
  },
};
export const LongTexts: Story = {
  parameters: {
    ...startWith({
      name: 'Everything for Mosques, Schools and Municipal Offices, with Calendars and Backgrounds 2026',
      description: Array.from({ length: 4 }, (_, index) => `${index + 1}. ${storedBundle.description}`).join('\n\n'),
    }),
    initialViewport: 'phone',
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^Everything for Mosques/ });
  },
};
export const Missing: Story = {
  parameters: startWith({ published: false }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Bundle not found' })).toBeVisible();
  },
};
