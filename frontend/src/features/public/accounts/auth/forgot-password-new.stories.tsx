import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { ForgotPasswordNew } from './forgot-password-new.tsx';

const TOKEN = 'sample-token';

/** A link as if just sent to the customer. */
const withLink = ({ db: { state } }: MockApi) => {
  const customer = state.accounts.find(({ user }) => user.role === 'customer');
  state.resets = { [TOKEN]: { userId: customer?.user.id ?? '', expiresAt: Date.now() + 60_000, usedAt: null } };
};

const meta = {
  title: 'Screens/Visitor/New password',
  component: ForgotPasswordNew,
  parameters: {
    layout: 'fullscreen',
    screen: { path: `/forgot-password?token=${TOKEN}` },
    scenario: withLink,
    docs: { story: { inline: false, height: '720px' } },
  },
  args: { token: TOKEN },
} satisfies Meta<typeof ForgotPasswordNew>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const save = async (canvas: Canvas, password: string, again = password) => {
  const field = await canvas.findByLabelText('New Password');
  if (password) await userEvent.type(field, password);
  if (again) await userEvent.type(canvas.getByLabelText('Confirm New Password'), again);
  await userEvent.click(canvas.getByRole('button', { name: 'Save New Password' }));
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('New Password')).toHaveAttribute('type', 'password');
  },
};
export const NothingFilledIn: Story = {
  play: async ({ canvas }) => {
    await save(canvas, '');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please fill in all fields');
  },
};
export const TooShort: Story = {
  play: async ({ canvas }) => {
    await save(canvas, '12345');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Password must be at least 6 characters long');
  },
};
export const OtherConfirmation: Story = {
  play: async ({ canvas }) => {
    await save(canvas, 'quiet-river', 'quiet-rivers');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Passwords do not match');
  },
};
export const Saved: Story = {
  play: async ({ canvas }) => {
    await save(canvas, 'quiet-river');
    await expect(await canvas.findByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
    await expect(canvas.getByText('Your password has been changed. You can sign in now.')).toBeVisible();
  },
};
export const Expired: Story = {
  parameters: { scenario: () => {} },
  play: async ({ canvas }) => {
    await save(canvas, 'quiet-river');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This link has expired. Please ask for a new one.',
    );
    await expect(canvas.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/forgot-password');
  },
};
export const Failed: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('confirmPasswordReset', 500) },
  play: async ({ canvas }) => {
    await save(canvas, 'quiet-river');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to reset password');
    await expect(canvas.getByLabelText('New Password')).toHaveValue('quiet-river');
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
