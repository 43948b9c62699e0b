import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { UnsubscribePage } from './unsubscribe-page.tsx';

const ID = 'c3f5b1de-0c1b-4a51-9d3f-5f2f7a6b1c0d';
const TOKEN = `out.${ID}`;

const subscribe = ({ db: { state } }: MockApi) => {
  const created_at = '2026-11-20T08:00:00.000Z';
  const reader = { email: 'nadia@example.com', created_at, confirmed_at: created_at, unsubscribed_at: null };
  state.subscribers = [{ ...reader, id: ID, status: 'confirmed' }];
};

const meta = {
  title: 'Screens/Visitor/Mails ended',
  component: UnsubscribePage,
  parameters: {
    layout: 'fullscreen',
    screen: { path: `/unsubscribe?token=${TOKEN}` },
    scenario: subscribe,
    docs: { story: { inline: false, height: '720px' } },
  },
  args: { token: TOKEN },
} satisfies Meta<typeof UnsubscribePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Stop the newsletter?' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Unsubscribe' })).toBeVisible();
  },
};
export const Ended: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unsubscribe' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'You’re unsubscribed' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Resubscribe' })).toBeVisible();
  },
};
export const OnAgain: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unsubscribe' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Resubscribe' }));
    await expect(await canvas.findByText(/^You’re subscribed again\./)).toBeVisible();
  },
};
export const BrokenLink: Story = {
  args: { token: 'example' },
  parameters: { screen: { path: '/unsubscribe?token=example' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  },
};
export const Failed: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('getMailLink', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: { scenario: (api) => api.scenarios.stalling('getMailLink') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Opening your link')).toBeInTheDocument();
  },
};
export const Phone: Story = { ...Ended, parameters: { initialViewport: 'phone' } };
