import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { openSeat } from '@/test/seat-samples.ts';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { SeatPage } from './seat-page.tsx';
import { saveSeatToken } from './seat-token.ts';

let server: MockApi;

const meta = {
  title: 'Screens/Visitor/Seat',
  component: SeatPage,
  parameters: {
    layout: 'fullscreen',
    initialViewport: 'desktop',
    screen: { path: '/seat' },
    scenario: openSeat({}, (api) => {
      server = api;
    }),
    docs: { story: { inline: false, height: '760px' } },
  },
} satisfies Meta<typeof SeatPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: /has a seat for you$/, level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in first' })).toBeVisible();
    await expect(canvas.getByText(/^Accept it now without an account/)).toHaveTextContent('sultana@example.com');
    await expect(canvasElement).not.toHaveTextContent('$');
    // Nothing is accepted by opening the page.
    await expect(server.db.state.seats[0]?.accepted_at).toBeNull();
  },
};
export const Phone: Story = { ...Open, parameters: { initialViewport: 'phone' } };
/** The signed-in customer is the buyer, who has the plan from another order as well. */
export const AlreadyOwned: Story = {
  parameters: {
    scenario: openSeat({}, (api) => {
      signInCustomer(api);
      const seats = api.db.state.orders.find(({ lines }) => lines.some((line) => line.seats));
      const [line] = seats?.lines ?? [];
      const bought = api.db.state.downloads.find(({ id }) => id === line?.download_id);
      if (bought) api.db.state.downloads.push({ ...bought, id: '0198f2c4-5a1b-7c3d-8e4f-0000000000c1' });
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You are signed in as/)).toBeVisible();
    await expect(await canvas.findByText(/^You already have this plan/)).toBeVisible();
  },
};
export const AcceptedNow: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept the seat' }));
    await waitFor(() => expect(server.db.state.seats[0]?.accepted_at).not.toBeNull());
  },
};
export const Accepted: Story = {
  parameters: { scenario: openSeat({ accepted_at: '2026-11-21T04:00:00Z' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Already accepted' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Accept the seat' })).toBeNull();
  },
};
export const Ended: Story = {
  parameters: {
    scenario: openSeat({}, ({ db }) => {
      const line = db.state.orders.flatMap(({ lines }) => lines).find(({ seats }) => seats);
      if (line) line.download_id = null;
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No longer available' })).toBeVisible();
  },
};
export const LongTexts: Story = {
  parameters: {
    scenario: openSeat({ email: 'library-and-reading-room@institute-of-river-engineering.example.com' }, ({ db }) => {
      const buyer = db.state.orders.find(({ lines }) => lines.some(({ seats }) => seats))?.userId ?? '';
      const name = 'Institute of River Engineering and Coastal Studies in Barishal, Department of Hydrography';
      db.state.billing[buyer] = { name, address: '', country: 'BD', taxNumber: '' };
    }),
  },
};
export const NotAccepted: Story = {
  parameters: { scenario: openSeat({}, (api) => api.scenarios.failing('acceptSeat', 500)) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept the seat' }));
    await expect(await canvas.findByText('Failed to accept the seat')).toBeVisible();
  },
};
export const Unknown: Story = {
  parameters: { scenario: openSeat({ ended: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This link doesn’t work\./)).toBeVisible();
  },
};
export const WithoutLink: Story = {
  parameters: { scenario: () => saveSeatToken(null) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Use the link in our email to open your invitation.')).toBeVisible();
  },
};
export const Loading: Story = {
  tags: ['no-picture'],
  parameters: { scenario: openSeat({}, (api) => api.scenarios.stalling('getSeat')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your invitation')).toBeInTheDocument();
  },
};
export const Failed: Story = {
  parameters: { scenario: openSeat({}, (api) => api.scenarios.failing('getSeat', 500)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch your invitation.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
