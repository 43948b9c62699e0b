import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleOrderDetail } from '@/test/account-samples.ts';
import { OrderDetail } from './order-detail.tsx';

const meta = {
  title: 'Features/Account/Order detail',
  component: OrderDetail,
  args: { order: sampleOrderDetail },
} satisfies Meta<typeof OrderDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithFile: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Full course')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the file' })).toHaveAttribute(
      'href',
      `/dashboard/downloads?file=${sampleOrderDetail.download_id}`,
    );
    await expect(canvas.getByRole('link', { name: 'View product' })).toHaveAttribute('href', '/product/3');
  },
};
export const OnItsWay: Story = {
  args: {
    order: {
      ...sampleOrderDetail,
      status: 'processing',
      download_id: null,
      history: sampleOrderDetail.history.slice(0, 2),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Go to the file' })).toBeNull();
    await expect(canvas.getByText(/added to your downloads when/)).toBeVisible();
  },
};
export const ProductGone: Story = {
  args: { order: { ...sampleOrderDetail, product_id: null, tier: null, download_id: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByText('Plan')).toBeNull();
  },
};
export const LongPlan: Story = {
  args: { order: { ...sampleOrderDetail, tier: 'Mosques, schools and municipal offices with up to 200 screens' } },
};
