import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { KeyInventory } from '../../kit/licence-keys/key-inventory.tsx';
import { AdminProductPage } from './admin-product-page.tsx';
import { ProductDetails } from './product-details.tsx';

const screen = { path: '/admin/products/1', signedInAs: 'super_admin' } as const;

const meta = {
  title: 'Screens/Administration/Product',
  component: AdminProductPage,
  args: { id: '1', children: <ProductDetails id="1" /> },
  parameters: {
    layout: 'fullscreen',
    screen,
    docs: { story: { inline: false, height: '720px' } },
    initialViewport: 'desktop',
  },
} satisfies Meta<typeof AdminProductPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The form is saved in place. */
export const Details: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ramadan Calendar 2025', level: 1 })).toBeVisible();
    const title = await canvas.findByRole('textbox', { name: /^Title/ });
    await userEvent.type(title, ' Plus');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByRole('heading', { name: 'Ramadan Calendar 2025 Plus', level: 1 })).toBeVisible();
  },
};
export const Phone: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: 'Product' })).toBeVisible();
  },
};
export const Keys: Story = {
  args: { children: <KeyInventory product={1} /> },
  parameters: { screen: { ...screen, path: '/admin/products/1/keys' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Import/ })).toBeVisible();
  },
};
/** Through the list that led here, with the same part open. */
export const Stepped: Story = {
  parameters: { screen: { ...screen, path: '/admin/products?sort=title' } },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Products' }));
    await userEvent.click(await table.findByRole('link', { name: 'Ramadan Calendar 2025' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Sales' }));
    await canvas.findByRole('link', { name: 'Sales', current: 'page' });
    const [, at, of] = /^(\d+) of (\d+)$/.exec(canvas.getByText(/^\d+ of \d+$/).textContent ?? '') ?? [];
    await userEvent.keyboard('k');
    await expect(await canvas.findByText(`${Number(at) - 1} of ${of}`)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Sales', current: 'page' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Ramadan Calendar 2025', level: 1 })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByRole('heading', { name: 'Ramadan Calendar 2025', level: 1 })).toBeVisible();
  },
};
export const NotFound: Story = {
  parameters: { screen: { ...screen, path: '/admin/products/9999' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Product not found.')).toBeVisible();
  },
};
