import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { connectTo, STARTED, startedSignIn } from '@/test/provider-samples.ts';
import { sampleCode, saveFactor } from '@/test/second-factor-samples.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { ProviderCallbackPage } from './provider-callback-page.tsx';

const CUSTOMER = 'customer@example.com';

const meta = {
  title: 'Screens/Visitor/Sign-in with a provider',
  component: ProviderCallbackPage,
  args: { answer: STARTED },
  parameters: {
    layout: 'fullscreen',
    scenario: (api: MockApi) => startedSignIn(api),
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof ProviderCallbackPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NewAccount: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Full Name')).toHaveValue('Farhana Akter');
    await expect(canvas.getByLabelText('Email Address')).toHaveValue('farhana.akter@example.com');
    await expect(canvas.getByRole('button', { name: 'Create account' })).toBeVisible();
  },
};
export const NewAccountOnPhone: Story = { ...NewAccount, parameters: { initialViewport: 'phone' } };
export const NewAccountWithoutName: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.clear(await canvas.findByLabelText('Full Name'));
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(canvas.getByLabelText('Full Name')).toHaveAccessibleDescription('Please enter your name');
  },
};
export const ExistingAccount: Story = {
  parameters: { scenario: (api: MockApi) => startedSignIn(api, { email: CUSTOMER }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Connect Google' })).toBeVisible();
    await expect(canvas.getByLabelText('Email Address')).toHaveValue(CUSTOMER);
  },
};
export const ExistingAccountWrongPassword: Story = {
  tags: ['no-picture'],
  parameters: ExistingAccount.parameters,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'not-the-password');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in and connect' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Invalid email or password');
  },
};
export const SecondStep: Story = {
  parameters: {
    scenario: async (api: MockApi) => {
      startedSignIn(api);
      connectTo(api, CUSTOMER);
      await saveFactor(api, CUSTOMER);
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Code'), sampleCode());
    await expect(canvas.getByRole('heading', { name: 'One more step' })).toBeVisible();
  },
};
export const EmailNotVerified: Story = {
  parameters: { scenario: (api: MockApi) => startedSignIn(api, { email: null }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Google has not verified your email address/);
    await expect(canvas.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login');
  },
};
export const Refused: Story = {
  tags: ['no-picture'],
  parameters: {
    scenario: (api: MockApi) => {
      startedSignIn(api);
      api.db.state.providerBehaviour = 'refuses';
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Google did not confirm this sign-in. Please try again.')).toBeVisible();
  },
};
export const Expired: Story = {
  tags: ['no-picture'],
  args: { answer: { ...STARTED, state: 'a-state-that-was-used-already' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This sign-in has expired or was started in another browser/)).toBeVisible();
  },
};
export const Cancelled: Story = {
  tags: ['no-picture'],
  parameters: { screen: { path: '/login/callback?state=a-state-of-the-stories' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The sign-in was cancelled.')).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      startedSignIn(api);
      api.scenarios.slow(60_000);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Signing you in' })).toBeVisible();
  },
};
