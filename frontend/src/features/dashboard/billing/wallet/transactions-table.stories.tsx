import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '@/components/ui/card.tsx';
import { sampleTransactions } from '@/test/account-samples.ts';
import { TransactionsTable } from './transactions-table.tsx';

const meta = {
  title: 'Features/Account/Transactions table',
  component: TransactionsTable,
  args: { transactions: sampleTransactions(5), labelledBy: 'transactions' },
  render: (args) => (
    <Card>
      <h2 id="transactions" className="sr-only">
        Transactions
      </h2>
      <TransactionsTable {...args} />
    </Card>
  ),
} satisfies Meta<typeof TransactionsTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryType: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Transactions' })).toBeVisible();
    for (const word of ['Deposit', 'Withdrawal', 'Purchase', 'Refund', 'Adjustment'])
      await expect(canvas.getByRole('cell', { name: word })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '+$250.00' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '−$9.99' })).toBeVisible();
  },
};
export const Long: Story = {
  args: {
    transactions: sampleTransactions(3).map((transaction) => ({
      ...transaction,
      reference: 'BANK-TRANSFER-RAJSHAHI-KRISHI-UNNAYAN-BANK-0099887766554433221100-সঞ্চয়-হিসাব',
      amount: transaction.amount * 10_000,
      balance_after: 1_000_000,
    })),
  },
};
export const PhoneLong: Story = { ...Long, parameters: { ...Long.parameters, initialViewport: 'phone' } };
