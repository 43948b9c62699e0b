import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { fillCatalogue } from '@/test/product-samples.ts';
import { ProductsPage } from './products-page.tsx';

const meta = {
  title: 'Screens/Visitor/Products',
  component: ProductsPage,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
    screen: { path: '/products' },
    initialViewport: 'desktop',
  },
  args: { search: {} },
} satisfies Meta<typeof ProductsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllProducts: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(6));
    await userEvent.click(canvas.getByRole('button', { name: 'Windows Apps' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await expect(canvas.getByText(/in Windows Apps/)).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'calendar');
    await expect(await canvas.findByText('No products found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(6));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Best rated');
    await waitFor(() =>
      expect(canvas.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Learn UX UI Design Bangla'),
    );
  },
};
export const Phone: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Bangla Calendar 2025' })).toBeVisible();
  },
};
export const Tablet: Story = { ...Phone, parameters: { ...Phone.parameters, initialViewport: 'tablet' } };
export const Filtered: Story = {
  parameters: { screen: { path: '/products?search=calendar&category=Android+Apps&sort=title' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await expect(canvas.getByRole('searchbox')).toHaveValue('calendar');
    await expect(canvas.getByRole('button', { name: 'Android Apps' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Title A to Z');
  },
};
export const NothingFound: Story = {
  parameters: { screen: { path: '/products?category=iOS+Apps' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No products found')).toBeVisible();
  },
};
export const TenThousand: Story = {
  parameters: { screen: { path: '/products?page=417' }, scenario: (api) => fillCatalogue(api, 10_000) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('10,000')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(12);
    await expect(canvas.getByRole('link', { name: 'Page 417' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Page 418' })).toHaveAttribute('aria-current', 'page'));
    await waitFor(() => expect(canvas.getByText('10,000').closest('[tabindex]')).toHaveFocus());
  },
};
export const Failed: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('listProducts', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch products');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
export const Waiting: Story = {
  parameters: { scenario: (api) => api.scenarios.stalling('listProducts') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading products')).toBeInTheDocument();
  },
};
