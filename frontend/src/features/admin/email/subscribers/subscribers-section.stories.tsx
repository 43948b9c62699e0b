import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { SubscribersSection } from './subscribers-section.tsx';

const twoSubscribers = (api: MockApi) => {
  const id = (end: number) => `7b1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a5${end}`;
  const confirmed_at = '2026-11-02T10:00:00Z';
  const dates = { created_at: '2026-11-01T10:00:00Z', confirmed_at, unsubscribed_at: null };
  api.db.state.subscribers = [
    { id: id(1), email: 'rina@example.com', status: 'confirmed', ...dates },
    { id: id(2), email: 'omar@example.com', status: 'pending', ...dates, confirmed_at: null },
  ];
};

const meta = {
  title: 'Screens/Administration/Subscribers',
  component: SubscribersSection,
  parameters: { layout: 'fullscreen', screen: { path: '/admin/users/subscribers', signedInAs: 'super_admin' } },
  args: { list: 'newsletter', search: {} },
} satisfies Meta<typeof SubscribersSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  parameters: { scenario: twoSubscribers },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Erase omar@example.com' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Erase' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Erase omar@example.com' })).toBeNull());
  },
};
export const Empty: Story = {};
export const Waitlist: Story = {
  args: { list: 'waitlist' },
  parameters: {
    screen: { path: '/admin/users/waitlist', signedInAs: 'super_admin' },
    scenario: (api) => {
      twoSubscribers(api);
      api.db.state.subscribers = api.db.state.subscribers.map((one) => ({ ...one, list: 'waitlist' }));
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Erase omar@example.com' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Import CSV' })).toBeNull();
  },
};
export const Failed: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('adminListSubscribers', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: { scenario: (api) => api.scenarios.stalling('adminListSubscribers') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading subscribers...')).toBeInTheDocument();
  },
};
export const Phone: Story = {
  parameters: { scenario: twoSubscribers, initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Erase omar@example.com' })).toBeVisible();
  },
};
