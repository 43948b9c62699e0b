import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longProduct, sampleProduct } from '@/test/product-samples.ts';
import { ProductTop } from './product-top.tsx';

const meta = {
  title: 'Features/Catalogue/Product top',
  component: ProductTop,
  parameters: { layout: 'fullscreen', initialViewport: 'desktop' },
  args: { product: sampleProduct },
} satisfies Meta<typeof ProductTop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  play: async ({ canvas, args: { product } }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
    await expect(canvas.getByText('Version 2.4.0')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Android Applications' })).toHaveAttribute(
      'href',
      '/products?category=Android+Applications',
    );
    const demo = canvas.getByRole('link', { name: /Live Demo/ });
    await expect(demo).toHaveAttribute('href', product.demoLink);
    await expect(demo).toHaveAttribute('target', '_blank');
    const download = canvas.getByRole('link', { name: 'Download' });
    await expect(download).toHaveAttribute('href', product.downloadLink);
    await expect(canvas.getAllByRole('link', { name: /^(Live Demo|Download)/ })).toEqual([demo, download]);
  },
};
export const LongTitle: Story = { args: { product: longProduct } };
export const LongTitleOnPhone: Story = { args: { product: longProduct }, parameters: { initialViewport: 'phone' } };
export const NothingToOpen: Story = {
  args: { product: { ...sampleProduct, demoLink: '', downloadLink: '', pricing: [], description: 'One sentence.' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /Demo|Download/ })).not.toBeInTheDocument();
  },
};
