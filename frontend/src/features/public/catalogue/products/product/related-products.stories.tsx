import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sampleProduct, sampleProducts } from '@/test/product-samples.ts';
import { RelatedProducts } from './related-products.tsx';

const meta = {
  title: 'Features/Catalogue/Related products',
  component: RelatedProducts,
  parameters: { layout: 'fullscreen', initialViewport: 'desktop' },
  args: { product: sampleProduct },
} satisfies Meta<typeof RelatedProducts>;
export default meta;
type Story = StoryObj<typeof meta>;

const titles = (canvas: { queryAllByRole: (role: 'heading', options: { level: number }) => HTMLElement[] }) =>
  canvas.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

export const SameCategory: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(titles(canvas)).toEqual(['Bangla Calendar 2025', 'Learn UX UI Design Bangla', 'Mehndi & Henna Design']),
    );
  },
};
/** The only product of its category: the studio's first products fill the row. */
export const LonelyCategory: Story = {
  args: { product: sampleProducts[4] ?? sampleProduct },
  play: async ({ canvas }) => {
    await waitFor(() => expect(titles(canvas)).toHaveLength(3));
    await expect(titles(canvas)[0]).toBe('Ramadan Calendar 2025');
  },
};
/** A failure at the end of a page is not shown. */
export const Failed: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('listProducts', 500) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};
