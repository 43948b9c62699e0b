import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { RENEWAL_TOKEN, saveRenewal } from '@/test/renewal-samples.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import type { StoredRenewal } from '../../../../../../mocks/store/plan-state.ts';
import { LinkedRenewalPage } from './linked-renewal-page.tsx';
import { saveRenewalToken } from './renewal-token.ts';

let server: MockApi;
const opened =
  (change: Partial<StoredRenewal> = {}, token: string | null = RENEWAL_TOKEN) =>
  (api: MockApi) => {
    server = api;
    saveRenewalToken(token);
    saveRenewal(api, change);
  };

const meta = {
  title: 'Screens/Visitor/Renewal of a link',
  component: LinkedRenewalPage,
  parameters: {
    layout: 'fullscreen',
    screen: { path: '/renewal' },
    scenario: opened(),
    docs: { story: { inline: false, height: '560px' } },
  },
} satisfies Meta<typeof LinkedRenewalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opening the link changes nothing. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^It renews on .* for \$9\.99\.$/)).toBeVisible();
    await expect(server.db.state.renewals[0]?.status).toBe('active');
  },
};
export const Stopped: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop renewing' }));
    await expect(await canvas.findByText(/^This plan is not renewed\. Nothing will be charged/)).toBeVisible();
    await expect(server.db.state.renewals[0]?.status).toBe('ended');
  },
};
export const Paused: Story = { parameters: { scenario: opened({ status: 'paused', paused_until: '2027-02-01' }) } };
export const StopFailed: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      opened()(api);
      api.scenarios.failing('cancelLinkedRenewal', 500);
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop renewing' }));
    await expect(await canvas.findByText('Failed to stop the renewal.')).toBeVisible();
  },
};
export const UnknownLink: Story = {
  parameters: { scenario: opened({ token: 'another' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This link doesn’t work/)).toBeVisible();
  },
};
export const NoLink: Story = { parameters: { scenario: opened({}, null) } };
export const Phone: Story = { ...Open, parameters: { initialViewport: 'phone' } };
