import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { openGift } from '@/test/gift-samples.ts';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { GiftPage } from './gift-page.tsx';
import { saveGiftToken } from './gift-token.ts';

const findOrder = ({ db }: MockApi, id: string) => db.state.orders.find((order) => order.id === id);
let server: MockApi;

const meta = {
  title: 'Screens/Visitor/Gift',
  component: GiftPage,
  parameters: {
    layout: 'fullscreen',
    initialViewport: 'desktop',
    screen: { path: '/gift' },
    scenario: openGift(),
    docs: { story: { inline: false, height: '760px' } },
  },
} satisfies Meta<typeof GiftPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  parameters: {
    scenario: openGift({}, (api) => {
      server = api;
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'A gift from Nadia', level: 1 })).toBeVisible();
    await expect(canvas.getByText(/^Happy birthday, Apa!/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'It’s yours, Sultana Begum' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in first' })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('$');
    // Nothing is claimed by opening the page.
    await expect(Object.values(server.db.state.gifts).map(({ claimed_at: at }) => at)).toEqual([null]);
  },
};
export const Phone: Story = { ...Open, parameters: { ...Open.parameters, initialViewport: 'phone' } };
export const SignedIn: Story = {
  parameters: {
    scenario: openGift({}, (api, id) => {
      signInCustomer(api);
      // From another customer: the buyer would keep it.
      const order = findOrder(api, id);
      if (order) order.userId = 'another';
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You are signed in as/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Claim your gift' })).toBeEnabled();
  },
};
export const ClaimedNow: Story = {
  tags: ['no-picture'],
  parameters: Open.parameters ?? {},
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Claim your gift' }));
    await waitFor(() => expect(Object.values(server.db.state.gifts)[0]?.claimed_at).not.toBeNull());
  },
};
export const Claimed: Story = {
  parameters: { scenario: openGift({ claimed_at: '2026-11-21T04:00:00Z' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Already claimed' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Claim your gift' })).toBeNull();
  },
};
export const Ended: Story = {
  parameters: {
    scenario: openGift({}, (api, id) => {
      const order = findOrder(api, id);
      if (order) order.status = 'refunded';
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No longer available' })).toBeVisible();
  },
};
export const LongTexts: Story = {
  parameters: {
    scenario: openGift({
      sender_name: 'Everyone at the Institute of River Engineering and Coastal Studies in Barishal, first floor',
      recipient_name: 'Professor Dr. Muhammad Shahidullah Chowdhury-Rahmatullah the Younger',
      message: 'A message that goes on for a while, with onelongwordwithoutanyspaces'.repeat(7),
    }),
  },
};
export const NotClaimed: Story = {
  parameters: {
    scenario: openGift({}, (api) => api.scenarios.failing('claimGift', 500)),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Claim your gift' }));
    await expect(await canvas.findByText('Failed to claim the gift')).toBeVisible();
  },
};
export const Unknown: Story = {
  parameters: {
    scenario: openGift({}, ({ db }) => {
      db.state.giftLinks = {};
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This link doesn’t work\./)).toBeVisible();
  },
};
export const WithoutLink: Story = {
  parameters: { scenario: () => saveGiftToken(null) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Use the link in our email to open your gift.')).toBeVisible();
  },
};
export const Loading: Story = {
  tags: ['no-picture'],
  parameters: { scenario: openGift({}, (api) => api.scenarios.stalling('getGift')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your gift')).toBeInTheDocument();
  },
};
export const Failed: Story = {
  parameters: { scenario: openGift({}, (api) => api.scenarios.failing('getGift', 500)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch your gift.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
