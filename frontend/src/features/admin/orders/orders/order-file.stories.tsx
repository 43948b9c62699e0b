import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { refundedOrder, sampleAdminOrder } from '@/test/commerce-samples.ts';
import { OrderFile } from './order-file.tsx';

const meta = {
  title: 'Features/Admin/Order file',
  component: OrderFile,
  args: { file: sampleAdminOrder.file, status: 'completed' },
} satisfies Meta<typeof OrderFile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HandedOver: Story = {};
export const TakenAway: Story = { args: { file: refundedOrder.file, status: 'refunded' } };
export const LimitedDownloads: Story = {
  args: {
    file: sampleAdminOrder.file && { ...sampleAdminOrder.file, downloads_left: 2 },
    line: { orderId: sampleAdminOrder.id, lineId: sampleAdminOrder.id },
  },
  parameters: { screen: { path: '/admin/orders', signedInAs: 'super_admin' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change downloads left' }));
    const field = canvas.getByRole('textbox', { name: 'Downloads left' });
    await expect(field).toHaveValue('2');
    await userEvent.clear(field);
    await userEvent.type(field, '1001');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Enter a whole number from 0 to 1,000')).toBeVisible();
  },
};
export const NoDownloadsLeft: Story = {
  ...LimitedDownloads,
  args: { ...LimitedDownloads.args, file: sampleAdminOrder.file && { ...sampleAdminOrder.file, downloads_left: 0 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No downloads left')).toBeVisible();
  },
};
export const NotYet: Story = { args: { file: null, status: 'pending' } };
