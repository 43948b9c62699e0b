import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { OrderDetail } from '@/api/generated/model.ts';
import { sampleOrderDetail } from '@/test/account-samples.ts';
import { buySeats } from '@/test/seat-samples.ts';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import type { MockApi } from '../../../../../../../mocks/api.ts';
import { acceptSeat, inviteToSeats } from '../../../../../../../mocks/store/seats.ts';
import { OrderSeats } from './order-seats.tsx';

const ORDER_ID = '0198f2c4-5a1b-7c3d-8e4f-0000000000d1';
let server: MockApi;

/** Five seats of the signed-in customer; one accepted, one invited. */
const withSeats =
  (
    prepare: (api: MockApi) => void = () => {},
    { count = 5, emails = ['sultana@example.com', 'rafi@example.com'] } = {},
  ) =>
  (api: MockApi) => {
    server = api;
    signInCustomer(api);
    const order = buySeats(api, count);
    const [line] = order.lines;
    if (!line) return;
    Object.assign(order, { id: ORDER_ID });
    if (emails.length > 0) inviteToSeats(api.db, order, { line_id: line.id, emails });
    const [first] = api.db.state.seats;
    if (first) acceptSeat(api.db, first.token, undefined);
    prepare(api);
  };

const order: OrderDetail = {
  ...sampleOrderDetail,
  id: ORDER_ID,
  lines: sampleOrderDetail.lines.map((line) => ({ ...line, quantity: 5, seats: true })),
};

const meta = {
  title: 'Features/Account/Order seats',
  component: OrderSeats,
  args: { order },
  parameters: { scenario: withSeats() },
  decorators: [
    (Story) => (
      <div className="max-w-112">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderSeats>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InUse: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 of 5 in use, 3 available')).toBeVisible();
    const emails = canvas.getByLabelText('Invite people');
    const send = canvas.getByRole('button', { name: 'Send invitations' });
    await userEvent.type(emails, 'nadia');
    await userEvent.click(send);
    await expect(canvas.getByText('“nadia” is not an email address')).toBeVisible();
    await userEvent.clear(emails);
    await userEvent.type(emails, 'a@example.com b@example.com c@example.com d@example.com');
    await userEvent.click(send);
    await expect(canvas.getByText('You entered 4 people, but 3 seats are available')).toBeVisible();
    await userEvent.clear(emails);
    await userEvent.type(emails, 'Nadia Rahman <nadia@example.com>, NADIA@example.com');
    await userEvent.click(send);
    await expect(await canvas.findByText('3 of 5 in use, 2 available')).toBeVisible();
    await expect(canvas.getByText('nadia@example.com')).toBeVisible();
  },
};
/** Says beforehand what the person loses. */
export const Removing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove the seat of sultana@example.com' }));
    await expect(canvas.getByText(/loses access to the download, and the licence key stops working/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove seat' }));
    await expect(await canvas.findByText('1 of 5 in use, 4 available')).toBeVisible();
  },
};
export const Moving: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reassign the seat of rafi@example.com' }));
    const email = canvas.getByLabelText('New person’s email');
    await userEvent.type(email, 'sultana@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Reassign seat' }));
    await expect(await canvas.findByText('This person already has a seat')).toBeVisible();
    await userEvent.clear(email);
    await userEvent.type(email, 'karim@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Reassign seat' }));
    await expect(await canvas.findByText('karim@example.com')).toBeVisible();
    await waitFor(() => expect(server.db.state.outbox[0]?.to).toBe('karim@example.com'));
  },
};
export const AllInUse: Story = {
  parameters: { scenario: withSeats(undefined, { count: 2 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 of 2 in use, 0 available')).toBeVisible();
    await expect(canvas.queryByLabelText('Invite people')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Buy more seats' })).toBeVisible();
  },
};
export const WithoutPeople: Story = { parameters: { scenario: withSeats(undefined, { emails: [] }) } };
export const Ended: Story = {
  parameters: {
    scenario: withSeats(({ db }) => {
      const line = db.state.orders.flatMap(({ lines }) => lines).find(({ seats }) => seats);
      if (line) line.download_id = null;
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('These seats have expired')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Reassign/ })).toBeNull();
  },
};
export const Unpaid: Story = {
  args: { order: { ...order, status: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Once the order is paid/)).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { scenario: withSeats((api) => api.scenarios.failing('listSeats', 500)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch the seats')).toBeVisible();
  },
};
export const Loading: Story = {
  tags: ['no-picture'],
  parameters: { scenario: withSeats((api) => api.scenarios.stalling('listSeats')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading seats')).toBeInTheDocument();
  },
};
