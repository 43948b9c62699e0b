import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WithdrawalNote } from './withdrawal-note.tsx';

const FAR = '2099-11-17T04:00:00Z';
const order = {
  number: 10_431,
  status: 'completed',
  withdrawal: { basis: 'statutory' as const, until: FAR, consented_at: null, received_at: null },
};

const meta = {
  title: 'Components/Withdrawal note',
  component: WithdrawalNote,
  args: { order },
} satisfies Meta<typeof WithdrawalNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Withdraw from contract here' })).toHaveAttribute(
      'href',
      '/withdraw?order=10431',
    );
  },
};
export const Ended: Story = {
  args: { order: { ...order, withdrawal: { ...order.withdrawal, until: '2026-01-05T04:00:00Z' } } },
};
export const Received: Story = {
  args: { order: { ...order, withdrawal: { ...order.withdrawal, received_at: '2026-03-02T09:15:00Z' } } },
};
/** Once the money is back, nothing more is promised. */
export const Refunded: Story = {
  args: {
    order: { ...order, status: 'refunded', withdrawal: { ...order.withdrawal, received_at: '2026-03-02T09:15:00Z' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).not.toHaveTextContent('We will write');
  },
};
export const Waived: Story = {
  args: {
    order: {
      ...order,
      withdrawal: { basis: 'waived', until: null, consented_at: '2026-03-02T09:15:00Z', received_at: null },
    },
  },
};
/** Buyers outside the European Economic Area see nothing. */
export const Elsewhere: Story = {
  args: { order: { ...order, withdrawal: { basis: 'elsewhere', until: null, consented_at: null, received_at: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
