import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Toaster } from '@/components/feedback/toaster.tsx';
import { openOrder, sampleAdminOrder } from '@/test/commerce-samples.ts';
import { storeAdminOrder } from '@/test/store-admin-order.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { OrderTransitionsBar } from './order-transitions-bar.tsx';

const stored = (order: typeof sampleAdminOrder) => (api: MockApi) => void storeAdminOrder(api, order);

const meta = {
  title: 'Features/Admin/Order transitions',
  component: OrderTransitionsBar,
  args: { order: sampleAdminOrder },
  parameters: { scenario: stored(sampleAdminOrder) },
  render: (args) => (
    <div className="flex justify-end gap-2">
      <OrderTransitionsBar {...args} />
      <Toaster />
    </div>
  ),
} satisfies Meta<typeof OrderTransitionsBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = async (name: string) => within(await screen.findByRole('alertdialog', { name }));

/** Money never moves without confirmation. */
export const Refund: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refund $19.99' }));
    const dialog = await question('Refund $19.99?');
    await userEvent.click(dialog.getByRole('button', { name: 'Refund $19.99' }));
    await expect(await screen.findByText('$19.99 refunded')).toBeVisible();
  },
};
/** Nothing was paid from the wallet, so completing confirms that the money arrived another way. */
export const Unpaid: Story = {
  args: { order: openOrder },
  parameters: { scenario: stored(openOrder) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Cancel order',
      'Complete order',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Complete order' }));
    const dialog = await question('Complete this order?');
    await expect(dialog.getByText(/confirms that you received \$19\.99/)).toBeVisible();
  },
};
/** Another administrator changed the order first. */
export const Stale: Story = {
  args: { order: { ...sampleAdminOrder, status: 'processing', next: ['cancelled'] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel order' }));
    const dialog = await question('Cancel this order?');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(dialog.getByText(/This has been changed since you opened it/)).toBeVisible());
  },
};
