import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UnsubscribePage } from './unsubscribe-page.tsx';

const ID = 'c3f5b1de-0c1b-4a51-9d3f-5f2f7a6b1c0d';
const TOKEN = `out.${ID}`;

const meta = {
  title: 'Screens/Visitor/Newsletter ended',
  component: UnsubscribePage,
  parameters: {
    layout: 'fullscreen',
    screen: { path: `/newsletter/unsubscribe?token=${TOKEN}` },
    scenario: ({ db: { state } }) => {
      const created_at = '2026-11-20T08:00:00.000Z';
      state.subscribers = [
        {
          id: ID,
          email: 'nadia@example.com',
          status: 'confirmed',
          created_at,
          confirmed_at: created_at,
          unsubscribed_at: null,
        },
      ];
    },
    docs: { story: { inline: false, height: '720px' } },
  },
  args: { token: TOKEN },
} satisfies Meta<typeof UnsubscribePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ended: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'You are unsubscribed' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Subscribe' })).toBeVisible();
  },
};
export const BrokenLink: Story = {
  parameters: { screen: { path: '/newsletter/unsubscribe' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  },
};
export const Phone: Story = { ...Ended, parameters: { initialViewport: 'phone' } };
