import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sampleAdminOrder, sampleWithdrawal } from '@/test/commerce-samples.ts';
import { OrderWithdrawal } from './order-withdrawal.tsx';

const { statement } = sampleWithdrawal;

const meta = {
  title: 'Features/Admin/Order withdrawal',
  component: OrderWithdrawal,
  args: { order: { id: sampleAdminOrder.id, withdrawal: sampleWithdrawal } },
} satisfies Meta<typeof OrderWithdrawal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Refund the order, or reply and mark this as answered/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as answered' }));
  },
};
export const Closed: Story = {
  args: {
    order: {
      id: sampleAdminOrder.id,
      withdrawal: { ...sampleWithdrawal, statement: statement && { ...statement, open: false } },
    },
  },
};
export const TooLate: Story = {
  args: { order: { id: sampleAdminOrder.id, withdrawal: { ...sampleWithdrawal, until: '2026-01-01T04:00:00Z' } } },
};
export const Elsewhere: Story = {
  args: {
    order: {
      id: sampleAdminOrder.id,
      withdrawal: { ...sampleWithdrawal, basis: 'elsewhere', until: null, country: 'BD' },
    },
  },
};
export const Waived: Story = {
  args: {
    order: {
      id: sampleAdminOrder.id,
      withdrawal: {
        ...sampleWithdrawal,
        basis: 'waived',
        until: null,
        consented_at: '2026-11-09T09:00:00Z',
        consent_wording: 1,
      },
    },
  },
};
export const NoStatement: Story = {
  args: { order: { id: sampleAdminOrder.id, withdrawal: { ...sampleWithdrawal, statement: null } } },
};
