import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ForgotPasswordPage } from './forgot-password-page.tsx';

const meta = {
  title: 'Screens/Visitor/Forgot password',
  component: ForgotPasswordPage,
  parameters: {
    layout: 'fullscreen',
    screen: { path: '/forgot-password' },
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof ForgotPasswordPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const ask = async (canvas: Canvas, email: string) => {
  const field = await canvas.findByLabelText('Email Address');
  if (email) await userEvent.type(field, email);
  await userEvent.click(canvas.getByRole('button', { name: 'Send Reset Link' }));
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Reset Password' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
    await expect(canvas.getByRole('link', { name: 'Need an account?' })).toHaveAttribute('href', '/register');
  },
};
export const NothingFilledIn: Story = {
  play: async ({ canvas }) => {
    await ask(canvas, '');
    await expect(canvas.getByLabelText('Email Address')).toHaveAccessibleDescription('Please enter your email address');
    await expect(canvas.getByLabelText('Email Address')).toHaveFocus();
  },
};
export const NoAddress: Story = {
  play: async ({ canvas }) => {
    await ask(canvas, 'nadia');
    await expect(canvas.getByLabelText('Email Address')).toHaveAccessibleDescription(
      'Please enter a valid email address',
    );
  },
};
export const Sent: Story = {
  play: async ({ canvas }) => {
    await ask(canvas, 'customer@example.com');
    await expect(await canvas.findByText('Check your inbox for further instructions')).toBeVisible();
    await expect(canvas.getByLabelText('Email Address')).toHaveValue('customer@example.com');
  },
};
export const Failed: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('requestPasswordReset', 500) },
  play: async ({ canvas }) => {
    await ask(canvas, 'customer@example.com');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to reset password');
    await expect(canvas.getByLabelText('Email Address')).toHaveValue('customer@example.com');
  },
};
/** The form alone, with a slow server. */
export const Busy: Story = {
  parameters: { screen: null, scenario: (api) => api.scenarios.slow(60_000) },
  play: async ({ canvas }) => {
    await ask(canvas, 'customer@example.com');
    await expect(canvas.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
