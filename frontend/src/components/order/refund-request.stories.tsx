import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { RefundRequest } from './refund-request.tsx';

const LINE = {
  id: '0198f2c4-0000-7000-8000-000000000001',
  product_name: 'Bangla Calendar',
  amount: 19.99,
  refunded: 0,
};
const COURSE = { ...LINE, id: '0198f2c4-0000-7000-8000-000000000002', product_name: 'বাংলা ইউএক্স কোর্স', amount: 45 };
const GONE = { ...LINE, id: '0198f2c4-0000-7000-8000-000000000003', product_name: 'River Map', refunded: 19.99 };
const order = { status: 'completed', lines: [LINE] };
const cart = { status: 'completed', lines: [LINE, COURSE, GONE] };
const asked = {
  line_id: null,
  amount: 19.99,
  reason: 'The calendar has no holidays of Bangladesh, and I bought it for them.',
  status: 'waiting' as const,
  answer: null,
  created_at: '2026-03-02T09:15:00Z',
};

const meta = {
  title: 'Components/Refund request',
  component: RefundRequest,
  args: { order, maxLength: 1000, onSend: fn(async () => {}), toMessage: () => 'Failed to send your request' },
} satisfies Meta<typeof RefundRequest>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One product: what is asked for is said in the form. */
export const Asks: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Request a refund' }));
    const reason = canvas.getByRole('textbox', { name: 'Reason' });
    await expect(reason).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await expect(reason).toHaveAccessibleDescription('Please tell us the reason');
    await userEvent.type(reason, ' It does not start ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await expect(args.onSend).toHaveBeenCalledWith({ reason: 'It does not start' });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Request a refund' })).toBeVisible());
  },
};
/** Several products: one of those that are not refunded yet, or everything. */
export const OneOfSeveral: Story = {
  args: { order: cart },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Request a refund' }));
    await expect(canvas.getByRole('radio', { name: 'Everything: $64.99' })).toBeChecked();
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('radio', { name: 'বাংলা ইউএক্স কোর্স: $45.00' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reason' }), 'Bought twice');
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await expect(args.onSend).toHaveBeenCalledWith({ reason: 'Bought twice', line_id: COURSE.id });
  },
};
/** What was typed stays when it could not be sent. */
export const Failed: Story = {
  args: {
    onSend: fn(async () => {
      throw new Error('offline');
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Request a refund' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reason' }), 'Bought twice');
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to send your request');
    await expect(canvas.getByRole('textbox', { name: 'Reason' })).toHaveValue('Bought twice');
  },
};
export const Waiting: Story = {
  args: { order: { ...cart, refundRequest: { ...asked, line_id: COURSE.id, amount: 45 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Under review')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** Long words of both sides; the customer can ask again. */
export const Declined: Story = {
  args: {
    order: {
      ...order,
      refundRequest: {
        ...asked,
        status: 'declined',
        answer:
          'The holidays of Bangladesh are in the menu “Regions”.\n\nPlease try that first: Settings, Regions, Bangladesh. If it still does not help you, write to us again and we will find another way.',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Our reply')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Request again' })).toBeVisible();
  },
};
export const Agreed: Story = {
  args: {
    order: { status: 'refunded', lines: [{ ...LINE, refunded: 19.99 }], refundRequest: { ...asked, status: 'agreed' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Approved')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
