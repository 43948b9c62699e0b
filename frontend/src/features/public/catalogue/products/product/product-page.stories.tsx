import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sampleProduct } from '@/test/product-samples.ts';
import { ProductPage } from './product-page.tsx';

const meta = {
  title: 'Screens/Visitor/Product',
  component: ProductPage,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
    screen: { path: '/product/1' },
    initialViewport: 'desktop',
  },
  args: { product: sampleProduct, tab: 'features' },
} satisfies Meta<typeof ProductPage>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Price and button are visible before any scrolling. */
const expectInFirstWindow = async (canvas: Canvas) => {
  await expect(window.scrollY).toBe(0);
  for (const shown of [canvas.getByRole('link', { name: /^Buy for / }), canvas.getByText(/^Free · from /)]) {
    const { top, bottom, width } = shown.getBoundingClientRect();
    await expect(width).toBeGreaterThan(0);
    await expect(top).toBeGreaterThan(0);
    await expect(bottom).toBeLessThan(window.innerHeight);
  }
};

export const Features: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ramadan Calendar 2025' })).toBeVisible();
    await expectInFirstWindow(canvas);
    await userEvent.click(canvas.getByRole('tab', { name: 'System Requirements' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Smart Code Completion' })).toBeVisible());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Key features' })).toBeVisible());
    await expect(canvas.getByRole('tab', { name: 'Features & Benefits' })).toHaveFocus();
  },
};
export const Requirements: Story = {
  parameters: { screen: { path: '/product/6?tab=requirements' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tabpanel', { name: 'System Requirements' })).toBeVisible();
    // Its demo is at the bottom of the window: the snapshot waits for it.
    await canvas.findByRole('slider', { name: /^Divider between/ });
    const compared = canvas.getAllByRole<HTMLImageElement>('img', { name: /kingfisher/ });
    await Promise.all(compared.map((picture) => picture.decode()));
  },
};
export const Phone: Story = {
  parameters: { screen: { path: '/product/3' }, initialViewport: 'phone' },

  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Learn UX UI Design Bangla' })).toBeVisible();
    await expectInFirstWindow(canvas);
  },
};
/** The long text is read after the benefits and before the plans, whichever tab is selected. */
export const LongText: Story = {
  parameters: { screen: { path: '/product/2' } },
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('heading', { name: 'Two rules, chosen for you' });
    const isBefore = (a: Element, b: Element) =>
      Boolean(a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(isBefore(canvas.getByRole('heading', { name: 'Benefits' }), text)).toBe(true);
    await expect(isBefore(text, canvas.getByRole('heading', { name: 'Pricing' }))).toBe(true);
    await userEvent.click(canvas.getByRole('tab', { name: 'System Requirements' }));
    await expect(text).toBeVisible();
  },
};
export const Tablet: Story = {
  parameters: { screen: { path: '/product/5' }, initialViewport: 'tablet' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expectInFirstWindow(canvas);
  },
};
export const Unknown: Story = {
  parameters: { screen: { path: '/product/999' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Product Not Found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Products' })).toHaveAttribute('href', '/products');
  },
};
export const NoNumber: Story = { ...Unknown, parameters: { screen: { path: '/product/ramadan' } } };
export const Failed: Story = {
  parameters: {
    scenario: (api) => api.scenarios.failing('getProduct', 500, 'The catalogue is being repaired.'),
    expectConsoleErrors: [/The catalogue is being repaired/],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Oops!' })).toBeVisible();
    await expect(canvas.getByText('The catalogue is being repaired.')).toBeVisible();
  },
};
