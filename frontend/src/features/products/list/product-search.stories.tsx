import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProductSearch } from './product-search.tsx';

const meta = {
  title: 'Features/Catalogue/Product search',
  component: ProductSearch,
  parameters: { routerPath: '/products' },
  args: { search: {} },
} satisfies Meta<typeof ProductSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search products' })).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeVisible();
  },
};
export const Searched: Story = {
  args: { search: { search: 'calendar' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('calendar');
  },
};
export const Phone: Story = {
  args: { search: { search: 'a search that is longer than the field of a phone can ever show' } },
  parameters: { initialViewport: 'phone' },
};
