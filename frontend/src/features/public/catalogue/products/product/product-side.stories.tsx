import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleProduct } from '@/test/product-samples.ts';
import { sampleSite } from '@/test/samples.ts';
import { ProductSide } from './product-side.tsx';

const meta = {
  title: 'Features/Catalogue/Product side',
  component: ProductSide,
  args: { product: sampleProduct, promo: sampleSite.productPage.promo },
  decorators: [
    (Story) => (
      <div className="max-w-88">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductSide>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Product Information' })).toBeVisible();
    await expect(canvas.getByText('Feb 12, 2026')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'System Requirements' })).toBeVisible();
  },
};
export const LimitedDownloads: Story = {
  args: { product: { ...sampleProduct, downloadLimit: 5 }, promo: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Up to 5')).toBeVisible();
  },
};
export const WithoutToolsSite: Story = {
  args: { promo: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /Visit Now/ })).not.toBeInTheDocument();
  },
};
