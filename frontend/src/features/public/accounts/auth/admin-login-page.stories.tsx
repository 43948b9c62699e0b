import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sampleCode, saveFactor } from '@/test/second-factor-samples.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { AdminLoginPage } from './admin-login-page.tsx';

const meta = {
  title: 'Screens/Administration/Login',
  component: AdminLoginPage,
  parameters: {
    layout: 'fullscreen',
    screen: { path: '/admin/login' },
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof AdminLoginPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const signIn = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'], email: string, password: string) => {
  await userEvent.type(await canvas.findByLabelText('Email'), email);
  await userEvent.type(canvas.getByLabelText('Password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
};

export const Default: Story = { parameters: { initialViewport: 'desktop' } };
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
/** Failures are logged as well as shown. */
const LOGGED = { expectConsoleErrors: [/^ApiError: /] };

export const NoSuperAdmin: Story = {
  parameters: LOGGED,
  play: async ({ canvas }) => {
    await signIn(canvas, 'customer@example.com', 'customer-password');
    await expect(await canvas.findByText('Unauthorized access')).toBeVisible();
  },
};
export const WrongPassword: Story = {
  parameters: LOGGED,
  play: async ({ canvas }) => {
    await signIn(canvas, 'admin@example.com', 'wrong-password');
    await expect(await canvas.findByText('Invalid credentials')).toBeVisible();
  },
};
/** An account with an authenticator app. */
export const AsksForCode: Story = {
  tags: ['no-picture'],
  parameters: { scenario: (api: MockApi) => saveFactor(api, 'admin@example.com') },
  play: async ({ canvas }) => {
    await signIn(canvas, 'admin@example.com', 'admin-password');
    await userEvent.type(await canvas.findByLabelText('Code'), sampleCode());
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Login successful')).toBeVisible();
  },
};
