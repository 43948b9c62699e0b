import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { fillCatalogue } from '@/test/product-samples.ts';
import { ProductsPage } from './products-page.tsx';

const screen = { path: '/admin/products', signedInAs: 'super_admin' } as const;

const meta = {
  title: 'Screens/Administration/Products',
  component: ProductsPage,
  args: { search: {} },

  parameters: {
    layout: 'fullscreen',
    screen,
    docs: { story: { inline: false, height: '720px' } },
    initialViewport: 'desktop',
  },
} satisfies Meta<typeof ProductsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Deleting asks first, and can be undone. */
export const AllProducts: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for Mehndi & Henna Design' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Delete' }));
    await canvas.findByRole('alertdialog', { name: 'Are you sure you want to delete this product?' });
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(6));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('Mehndi & Henna Design restored')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(7));
  },
};
export const Phone: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Products' });
  },
};
export const TenThousand: Story = {
  parameters: { scenario: (api) => fillCatalogue(api, 10_000) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–20 of 10,000 products')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Next page' }));
    await expect(await canvas.findByText('21–40 of 10,000 products')).toBeVisible();
  },
};
export const NothingFound: Story = {
  parameters: { screen: { ...screen, path: '/admin/products?search=nothing-like-it&status=draft' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No products found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all products' }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(7));
  },
};
export const Empty: Story = {
  parameters: {
    scenario: (api) => {
      api.db.state.catalogue = [];
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No products yet')).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('adminListProducts', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch products')).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: { scenario: (api) => api.scenarios.stalling('adminListProducts') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading products...')).toBeInTheDocument();
  },
};
/** Several products are hidden together, and one click restores them. */
export const TakenOffTogether: Story = {
  parameters: { screen: { ...screen, path: '/admin/products?status=published' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Bangla Calendar 2025' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Ramadan Calendar 2025' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Unpublish' }));
    await expect(await canvas.findByText('2 products unpublished')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('2 products published')).toBeVisible();
    await expect(await canvas.findByRole('checkbox', { name: 'Select Bangla Calendar 2025' })).not.toBeChecked();
  },
};
