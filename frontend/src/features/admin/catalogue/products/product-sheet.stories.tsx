import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import { ProductSheet } from './product-sheet.tsx';

const meta = {
  title: 'Features/Admin/Product sheet',
  component: ProductSheet,
  args: { id: 'new', onClose: fn() },
  parameters: {
    layout: 'fullscreen',
    scenario: signInAdmin,
    routerPath: '/admin/products',
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof ProductSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Add: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: 'Add Product' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add product' })).toBeEnabled();
  },
};
export const Closed: Story = {
  args: { id: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
