import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleAdminOrder } from '@/test/commerce-samples.ts';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import { OrderSheet } from './order-sheet.tsx';

const meta = {
  title: 'Features/Admin/Order sheet',
  component: OrderSheet,
  args: { id: sampleAdminOrder.id, onClose: fn() },
  parameters: { layout: 'fullscreen', scenario: signInAdmin, docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof OrderSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  parameters: {
    scenario: (api) => {
      signInAdmin(api);
      api.scenarios.slow(60_000);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: 'Order' })).toHaveTextContent('Loading order');
  },
};
export const Unknown: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Order not found.');
  },
};
export const Closed: Story = {
  args: { id: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
