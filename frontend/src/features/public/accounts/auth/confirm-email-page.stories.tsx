import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { ConfirmEmailPage } from './confirm-email-page.tsx';

const TOKEN = 'sample-token';

/** A link as if just sent to the customer's new email. */
const withLink = ({ db: { state } }: MockApi) => {
  const customer = state.accounts.find(({ user }) => user.role === 'customer');
  const link = { token: TOKEN, email: 'nadia.new@example.com', expiresAt: Date.now() + 60_000 };
  state.confirmations = { [customer?.user.id ?? '']: link };
};

const meta = {
  title: 'Screens/Visitor/E-mail to confirm',
  component: ConfirmEmailPage,
  parameters: {
    layout: 'fullscreen',
    screen: { path: `/confirm-email?token=${TOKEN}` },
    scenario: withLink,
    docs: { story: { inline: false, height: '720px' } },
  },
  args: { token: TOKEN },
} satisfies Meta<typeof ConfirmEmailPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const press = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Confirm This Email' }));

export const Asked: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Confirm This Email' })).toBeVisible();
  },
};
export const Confirmed: Story = {
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(await canvas.findByText('Your email address is confirmed.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Your Profile' })).toBeVisible();
  },
};
export const Expired: Story = {
  parameters: { scenario: () => {} },
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This link has expired');
  },
};
export const Shortened: Story = {
  parameters: { screen: { path: '/confirm-email' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This link has expired');
  },
};
export const Taken: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      withLink(api);
      api.db.addAccount(
        { name: 'Rafi', email: 'nadia.new@example.com', role: 'customer', status: 'active' },
        'quiet-river',
      );
    },
  },
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('An account with this email already exists');
  },
};
export const Failed: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      withLink(api);
      api.scenarios.failing('confirmEmail', 503, 'This service is not available at the moment');
    },
  },
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(await canvas.findByText('This service is not available at the moment')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Confirm This Email' })).toBeVisible();
  },
};
export const Busy: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      withLink(api);
      api.scenarios.stalling('confirmEmail');
    },
  },
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(await canvas.findByText('Confirming...')).toBeVisible();
  },
};
export const Phone: Story = { ...Confirmed, parameters: { initialViewport: 'phone' } };
