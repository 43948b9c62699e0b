import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleCards } from '@/test/product-samples.ts';
import { ProductGrid } from './product-grid.tsx';

const meta = {
  title: 'Features/Catalogue/Product grid',
  component: ProductGrid,
  args: { products: sampleCards, isFirstPage: true },
  parameters: { initialViewport: 'desktop' },
} satisfies Meta<typeof ProductGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
  },
};
export const LaterPage: Story = { args: { isFirstPage: false } };
export const FourProducts: Story = { args: { products: sampleCards.slice(0, 4) } };
export const OneProduct: Story = { args: { products: sampleCards.slice(0, 1) } };
export const Tablet: Story = { parameters: { initialViewport: 'tablet' } };
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
