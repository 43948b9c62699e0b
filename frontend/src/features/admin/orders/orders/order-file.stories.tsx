import type { Meta, StoryObj } from '@storybook/react-vite';
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
export const NotYet: Story = { args: { file: null, status: 'pending' } };
