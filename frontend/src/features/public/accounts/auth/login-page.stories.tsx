import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { fakePasskeys } from '@/test/fake-passkeys.ts';
import { offerProviders } from '@/test/provider-samples.ts';
import { sampleCode, saveFactor } from '@/test/second-factor-samples.ts';
import { LoginPage } from './login-page.tsx';

const meta = {
  title: 'Screens/Visitor/Login',
  component: LoginPage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof LoginPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const screen = { path: '/login' };
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const submit = async (canvas: Canvas, email: string, password: string) => {
  const field = await canvas.findByLabelText('Email Address');
  if (email) await userEvent.type(field, email);
  if (password) await userEvent.type(canvas.getByLabelText('Password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
};

export const Empty: Story = {
  parameters: { screen },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password');
    await expect(canvas.getByRole('link', { name: 'Sign up now' })).toHaveAttribute('href', '/register');
    await expect(canvas.getByRole('link', { name: 'Need an account?' })).toHaveAttribute('href', '/register');
  },
};
export const NothingFilledIn: Story = {
  parameters: { screen },
  play: async ({ canvas }) => {
    await submit(canvas, '', '');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please fill in all fields');
    await expect(canvas.getByLabelText('Email Address')).toHaveFocus();
  },
};
export const NoAddress: Story = {
  parameters: { screen },
  play: async ({ canvas }) => {
    await submit(canvas, 'nadia', 'customer-password');
    await expect(canvas.getByLabelText('Email Address')).toHaveAccessibleDescription(
      'Please enter a valid email address',
    );
  },
};
export const WrongPassword: Story = {
  parameters: { screen },
  play: async ({ canvas }) => {
    await submit(canvas, 'customer@example.com', 'not-the-password');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Invalid email or password');
    await expect(canvas.getByLabelText('Email Address')).toHaveValue('customer@example.com');
  },
};
export const ServerWithoutWords: Story = {
  parameters: { screen, scenario: (api) => api.scenarios.failing('login', 500) },
  play: async ({ canvas }) => {
    await submit(canvas, 'customer@example.com', 'customer-password');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The login system is down specifically for military time because of some errors.',
    );
  },
};
/** The form alone, with a slow server. */
export const Busy: Story = {
  parameters: { scenario: (api) => api.scenarios.slow(60_000) },
  play: async ({ canvas }) => {
    await submit(canvas, 'customer@example.com', 'customer-password');
    await expect(canvas.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  },
};
export const SignsIn: Story = {
  parameters: { screen },
  play: async ({ canvas }) => {
    await submit(canvas, 'customer@example.com', 'customer-password');
    await expect(await canvas.findByRole('heading', { name: /Welcome back/ })).toBeVisible();
    await expect(await canvas.findByText('Login successful')).toBeVisible();
  },
};
/** The owner has set up all providers. */
export const WithProviders: Story = {
  parameters: { screen, scenario: (api) => offerProviders(api) },
  play: async ({ canvas }) => {
    for (const name of ['Continue with Google', 'Continue with GitHub', 'Continue with Acme'])
      await expect(await canvas.findByRole('button', { name })).toBeVisible();
  },
};
export const ProviderDoesNotOpen: Story = {
  tags: ['no-picture'],
  parameters: {
    screen,
    scenario: (api) => {
      offerProviders(api);
      api.scenarios.failing('beginProviderSignIn', 500);
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue with GitHub' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('GitHub could not be opened. Please try again.');
  },
};
export const Phone: Story = { parameters: { screen, initialViewport: 'phone' } };
/** An account with an authenticator app. */
export const AsksForCode: Story = {
  tags: ['no-picture'],
  parameters: { screen, scenario: (api) => saveFactor(api, 'customer@example.com') },
  play: async ({ canvas }) => {
    await submit(canvas, 'customer@example.com', 'customer-password');
    await userEvent.type(await canvas.findByLabelText('Code'), sampleCode());
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('heading', { name: /Welcome back/ })).toBeVisible();
    await expect(await canvas.findByText('Login successful')).toBeVisible();
  },
};
/** The browser has no passkey for this site, or the user has cancelled. */
export const NoPasskey: Story = {
  parameters: { screen },
  beforeEach: fakePasskeys(null),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in with a passkey' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No passkey was used. Please try again.');
  },
};
export const UnknownPasskey: Story = {
  tags: ['no-picture'],
  parameters: { screen },
  beforeEach: fakePasskeys('c3RyYW5nZXI'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in with a passkey' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This passkey does not belong to any account here',
    );
  },
};
