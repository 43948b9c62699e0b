import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleBundle } from '@/test/bundle-samples.ts';
import { ProductBundles } from './product-bundles.tsx';

const { id, name, price, singlePrice, parts } = sampleBundle;
const products = parts.map((part) => ({ id: part.product_id, title: part.product_name }));
const card = { id, name, price, singlePrice, products };

const meta = {
  title: 'Features/Products/Product bundles',
  component: ProductBundles,
  args: { bundles: [card] },
} satisfies Meta<typeof ProductBundles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Design week' })).toHaveAttribute('href', '/bundle/1');
    await expect(canvas.getByText('Save $10.98 (24%)')).toBeVisible();
  },
};
export const LongTexts: Story = {
  parameters: { initialViewport: 'phone' },
  args: {
    bundles: [
      card,
      {
        ...card,
        id: 2,
        name: 'Everything for Mosques, Schools and Municipal Offices, with Calendars and Backgrounds',
        products: [...products, ...products],
      },
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Design week' });
  },
};
