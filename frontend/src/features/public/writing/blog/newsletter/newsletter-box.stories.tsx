import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { NewsletterBox } from './newsletter-box.tsx';

const meta = {
  title: 'Features/Blog/Newsletter box',
  component: NewsletterBox,
  decorators: [
    (Story) => (
      <div className="max-w-72">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NewsletterBox>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const subscribe = async (canvas: Canvas, email: string) => {
  if (email) await userEvent.type(canvas.getByLabelText('Email Address'), email);
  await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
};

export const Idle: Story = {};
export const WrongAddress: Story = {
  play: async ({ canvas }) => {
    await subscribe(canvas, '');
    await expect(await canvas.findByText('Please enter your email address')).toBeVisible();
    await subscribe(canvas, 'nadia');
    await expect(await canvas.findByText('Please enter a valid email address')).toBeVisible();
    await expect(canvas.getByLabelText('Email Address')).toHaveFocus();
  },
};
export const Sending: Story = {
  parameters: { scenario: (api) => api.scenarios.slow(2_000) },
  play: async ({ canvas }) => {
    await subscribe(canvas, 'nadia@example.com');
    await expect(await canvas.findByRole('button', { name: 'Subscribing...' })).toBeDisabled();
  },
};
export const Asked: Story = {
  play: async ({ canvas }) => {
    await subscribe(canvas, 'nadia@example.com');
    await expect(await canvas.findByText(/^Check your inbox/)).toBeVisible();
  },
};
export const Refused: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('subscribeToNewsletter', 500) },
  play: async ({ canvas }) => {
    await subscribe(canvas, 'nadia@example.com');
    await expect(await canvas.findByText('Failed to subscribe')).toBeVisible();
    await expect(canvas.getByLabelText('Email Address')).toHaveValue('nadia@example.com');
  },
};
