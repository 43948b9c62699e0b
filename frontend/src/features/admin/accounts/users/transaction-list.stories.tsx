import type { Meta, StoryObj } from '@storybook/react-vite';
import { TransactionList } from './transaction-list.tsx';

const meta = {
  title: 'Features/Admin/Users/Movement list',
  component: TransactionList,
  args: {
    transactions: [
      {
        id: 2,
        type: 'adjustment',
        reference: 'Charged twice for the same order, as the customer wrote on Monday',
        amount: -5.5,
        balance_after: 14.5,
        created_at: '2026-11-20T10:00:00Z',
      },
      {
        id: 1,
        type: 'deposit',
        reference: 'DEMO-3F9A2C1B07',
        amount: 20,
        balance_after: 20,
        created_at: '2026-11-19T10:00:00Z',
      },
    ],
  },
} satisfies Meta<typeof TransactionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const None: Story = { args: { transactions: [] } };
