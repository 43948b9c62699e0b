import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleCards } from '@/test/product-samples.ts';
import { ProductResults } from './product-results.tsx';

const page = { items: sampleCards, total: 6, page: 1, limit: 12 };

const meta = {
  title: 'Features/Catalogue/Product results',
  component: ProductResults,
  args: { search: {}, page, isOld: false },
  parameters: { initialViewport: 'desktop' },
} satisfies Meta<typeof ProductResults>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnePage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};
export const ManyPages: Story = {
  args: { page: { ...page, total: 10_000, page: 3 }, search: { search: 'calendar', page: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/products?search=calendar&page=4',
    );
    await expect(canvas.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/products?search=calendar');
  },
};
/** While the next answer loads, the current page stays, dimmed. */
export const Old: Story = {
  args: { isOld: true },
  parameters: { a11y: { options: { rules: { 'color-contrast': { enabled: false } } } } },
};
export const NothingFound: Story = {
  args: { page: { ...page, items: [], total: 0 }, search: { search: 'no such thing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No products found')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear' })).toBeVisible();
  },
};
export const NothingReleased: Story = {
  args: { page: { ...page, items: [], total: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  },
};
export const BehindTheEnd: Story = {
  args: { page: { ...page, items: [], page: 99 }, search: { sort: 'title', page: 99 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 99 doesn’t exist')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'First page' })).toHaveAttribute('href', '/products?sort=title');
  },
};
