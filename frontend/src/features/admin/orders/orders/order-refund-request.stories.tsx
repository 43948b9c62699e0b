import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Toaster } from '@/components/feedback/toaster.tsx';
import { cartOrder, sampleAdminOrder } from '@/test/commerce-samples.ts';
import { sampleId } from '@/test/sample-values.ts';
import { storeAdminOrder } from '@/test/store-admin-order.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { OrderRefundRequest } from './order-refund-request.tsx';

const request = {
  id: sampleId(71),
  line_id: null,
  amount: 19.99,
  reason: 'The calendar has no holidays of Bangladesh, and I bought it for them.',
  status: 'waiting' as const,
  answer: null,
  created_at: '2026-03-02T09:15:00Z',
  decided_at: null,
  conversation: sampleId(72),
};
const stored = (api: MockApi) => {
  storeAdminOrder(api, sampleAdminOrder);
  api.db.state.refundRequests.push({ ...request, orderId: sampleAdminOrder.id });
};

const meta = {
  title: 'Features/Admin/Order refund request',
  component: OrderRefundRequest,
  args: { order: sampleAdminOrder, request },
  parameters: { scenario: stored },
  render: (args) => (
    <>
      <OrderRefundRequest {...args} />
      <Toaster />
    </>
  ),
} satisfies Meta<typeof OrderRefundRequest>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The reason is required, and the customer gets it. */
export const Waiting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline' }));
    const reason = canvas.getByRole('textbox', { name: 'Reason' });
    await userEvent.click(canvas.getByRole('button', { name: 'Decline request' }));
    await expect(reason).toHaveAccessibleDescription(/Please enter a reason/);
    await userEvent.type(reason, 'It is in the menu “Regions”.');
    await userEvent.click(canvas.getByRole('button', { name: 'Decline request' }));
    await expect(await screen.findByText('Refund request declined')).toBeVisible();
  },
};
/** The dialog is filled with the line that the customer asked for. */
export const OfALine: Story = {
  args: { order: cartOrder, request: { ...request, line_id: cartOrder.lines[0]?.id ?? null, amount: 14.99 } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refund as requested…' }));
    const form = within(await screen.findByRole('form', { name: 'Refund' }));
    await expect(form.getByRole('textbox', { name: 'Reason' })).toHaveValue('As you asked');
    await expect(form.getAllByRole('radio', { checked: true })[0]).not.toHaveAccessibleName(/Whole order/);
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
  },
};
export const Declined: Story = {
  args: {
    request: {
      ...request,
      status: 'declined',
      answer: 'The holidays of Bangladesh are in the menu “Regions”. Please try that first.',
      decided_at: '2026-03-03T10:00:00Z',
    },
  },
};
export const Agreed: Story = {
  args: { request: { ...request, status: 'agreed', decided_at: '2026-03-03T10:00:00Z', conversation: null } },
};
