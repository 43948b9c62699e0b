import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NextStepCard } from './next-step-card.tsx';

const meta = {
  title: 'Features/Account/Next step',
  component: NextStepCard,
  args: {
    step: {
      kind: 'email',
      title: 'Confirm your email address',
      line: 'So receipts and files reach nadia@example.com.',
      href: '/dashboard/profile',
    },
  },
} satisfies Meta<typeof NextStepCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Email: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Next step' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Confirm your email address' })).toBeVisible();
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
export const Plan: Story = {
  args: { step: { kind: 'plan', title: 'Updates end on Dec 3, 2026', line: 'Bangla Calendar 2025.', href: '/' } },
};
export const LongNews: Story = {
  args: {
    step: {
      kind: 'news',
      title: 'New sign-in',
      line: 'An unknown device has signed in. '.repeat(6),
      href: '/',
    },
  },
};
export const Loading: Story = { args: { step: undefined } };
export const Nothing: Story = {
  args: { step: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
