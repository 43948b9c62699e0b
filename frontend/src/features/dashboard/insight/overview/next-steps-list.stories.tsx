import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NextStepsList } from './next-steps-list.tsx';

const meta = {
  title: 'Features/Account/Next steps',
  component: NextStepsList,
  args: {
    steps: [
      {
        kind: 'email',
        title: 'Confirm your email address',
        line: 'So receipts and files reach nadia@example.com.',
        href: '/dashboard/profile',
      },
      { kind: 'order', title: 'Order #10125 is pending', line: 'Ramadan Calendar 2025, $9.99', href: '/' },
      { kind: 'version', title: '2 files have updates', line: 'Bangla Calendar 2.2.0 is out.', href: '/' },
      { kind: 'file', title: 'Download your file', line: 'Mehndi & Henna Design', href: '/' },
    ],
  },
} satisfies Meta<typeof NextStepsList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'What to do next' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
export const One: Story = {
  args: { steps: [{ kind: 'plan', title: 'Updates end on Dec 3, 2026', line: 'Bangla Calendar 2025.', href: '/' }] },
};
export const LongNews: Story = {
  args: {
    steps: [
      { kind: 'news', title: 'New sign-in', line: 'A device that nobody knows has signed in. '.repeat(6), href: '/' },
    ],
  },
};
export const Gathering: Story = { args: { steps: null } };
export const Nothing: Story = {
  args: { steps: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
