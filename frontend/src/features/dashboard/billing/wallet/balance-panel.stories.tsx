import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BalancePanel } from './balance-panel.tsx';

const meta = {
  title: 'Features/Account/Balance panel',
  component: BalancePanel,
  args: { balance: 2845.65, problem: null, isFetching: false, onRetry: fn() },
  decorators: [
    (Story) => (
      <div className="grid max-w-104 overflow-hidden rounded-xl">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BalancePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$2,845.65')).toBeVisible();
  },
};
export const Nothing: Story = { args: { balance: 0 } };
export const AMillion: Story = { args: { balance: 1_000_000 }, parameters: { initialViewport: 'phone' } };
export const Waiting: Story = {
  args: { balance: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading balance');
  },
};
export const Failed: Story = {
  args: { balance: undefined, problem: 'Failed to fetch balance.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch balance.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
/** The last known balance stays when a refetch fails. */
export const Outdated: Story = { args: { problem: 'Failed to fetch balance.' } };
