import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { MockApi } from '../../../../../../../mocks/api.ts';
import { ConfirmPage } from './confirm-page.tsx';

const TOKEN = 'sample-token';

/** A link as if just sent to the email. */
const withLink = ({ db: { state } }: MockApi) => {
  const id = 'c3f5b1de-0c1b-4a51-9d3f-5f2f7a6b1c0d';
  const created_at = '2026-11-20T08:00:00.000Z';
  const email = 'nadia@example.com';
  state.subscribers = [{ id, email, status: 'pending', created_at, confirmed_at: null, unsubscribed_at: null }];
  state.newsletterLinks = { [TOKEN]: { subscriberId: id, expiresAt: Date.now() + 60_000 } };
};

const meta = {
  title: 'Screens/Visitor/Newsletter confirmed',
  component: ConfirmPage,
  parameters: {
    layout: 'fullscreen',
    screen: { path: `/newsletter/confirm?token=${TOKEN}` },
    scenario: withLink,
    docs: { story: { inline: false, height: '720px' } },
  },
  args: { token: TOKEN },
} satisfies Meta<typeof ConfirmPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const confirm = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Confirm subscription' }));

export const Asking: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Confirm subscription' })).toBeVisible();
    await expect(canvas.queryByText('You are subscribed')).toBeNull();
  },
};

export const Confirmed: Story = {
  play: async ({ canvas }) => {
    await confirm(canvas);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'You are subscribed' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Read the blog' })).toHaveAttribute('href', '/blog');
  },
};
export const Expired: Story = {
  parameters: { screen: { path: '/newsletter/confirm?token=old' } },
  play: async ({ canvas }) => {
    await confirm(canvas);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This link has expired' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Subscribe' })).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: {
    scenario: (api) => {
      withLink(api);
      api.scenarios.failing('confirmNewsletter', 503, 'This service is not available at the moment');
    },
  },
  play: async ({ canvas }) => {
    await confirm(canvas);
    await expect(await canvas.findByText('This service is not available at the moment')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('This service is not available at the moment')).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: {
    scenario: (api) => {
      withLink(api);
      api.scenarios.stalling('confirmNewsletter');
    },
  },
  play: async ({ canvas }) => {
    await confirm(canvas);
    await expect(await canvas.findByRole('button', { name: 'Confirming...' })).toBeVisible();
  },
};
export const Phone: Story = { ...Confirmed, parameters: { initialViewport: 'phone' } };
