import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { connectTo, offerProviders } from '@/test/provider-samples.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { SignInPage } from './sign-in-page.tsx';

const meta = {
  title: 'Screens/Administration/Customer sign-in',
  component: SignInPage,
  parameters: {
    layout: 'fullscreen',
    screen: { path: '/admin/settings/sign-in', signedInAs: 'super_admin' },
    docs: { story: { inline: false, height: '800px' } },
  },
} satisfies Meta<typeof SignInPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const open = async (canvas: Canvas, name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await canvas.findByRole('dialog'));
};

export const NothingSetUp: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/\/login\/callback$/)).toBeVisible();
    await expect(canvas.getAllByText('Not set up')).toHaveLength(3);
  },
};
export const SetUp: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      offerProviders(api, ['google', 'oidc']);
      connectTo(api, 'customer@example.com');
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 connected account')).toBeVisible();
    await expect(canvas.getAllByText('On')).toHaveLength(2);
  },
};
export const SetUpOnPhone: Story = { ...SetUp, parameters: { ...SetUp.parameters, initialViewport: 'phone' } };
export const Google: Story = {
  play: async ({ canvas }) => {
    const sheet = await open(canvas, 'Set up Google');
    await expect(sheet.getByRole('link', { name: 'Google Cloud console' })).toBeVisible();
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Enabled' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Save changes' }));
    await expect(sheet.getByLabelText('Client id')).toHaveAccessibleDescription(/Enter the client id/);
    await userEvent.type(sheet.getByLabelText('Client id'), 'studio.apps.example.com');
    await userEvent.type(sheet.getByLabelText('Client secret'), 'river-stone');
    await userEvent.click(sheet.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText('On')).toBeVisible();
  },
};
export const Issuer: Story = {
  play: async ({ canvas }) => {
    const sheet = await open(canvas, 'Set up OpenID Connect');
    await userEvent.type(sheet.getByLabelText('Issuer'), 'https://accounts.example.com');
    await userEvent.click(sheet.getByRole('button', { name: 'Test issuer' }));
    await expect(await sheet.findByText('This issuer can be used.')).toBeVisible();
  },
};
export const IssuerNotUsable: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const sheet = await open(canvas, 'Set up OpenID Connect');
    await userEvent.type(sheet.getByLabelText('Issuer'), 'https://accounts.example.org');
    await userEvent.click(sheet.getByRole('button', { name: 'Test issuer' }));
    await expect(await sheet.findByText(/Could not resolve accounts.example.org/)).toBeVisible();
  },
};
export const Failed: Story = {
  tags: ['no-picture'],
  parameters: { scenario: (api: MockApi) => api.scenarios.failing('adminListSignInProviders', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch sign-in providers')).toBeVisible();
  },
};
