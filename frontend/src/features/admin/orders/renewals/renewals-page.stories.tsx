import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { saveRenewal } from '@/test/renewal-samples.ts';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { RenewalsPage } from './renewals-page.tsx';

/** One of each status, and one whose last charge failed. */
const several = (api: MockApi) => {
  saveRenewal(api);
  signInAdmin(api);
  const [first] = api.db.state.renewals;
  if (!first) return;
  const of = (at: number, change: Partial<typeof first>) => ({
    ...first,
    id: `00000000-0000-4000-8000-00000000ae1${at}`,
    token: `token-${at}`,
    consented_at: `2026-10-0${at}T09:00:00.000Z`,
    ...change,
  });
  const failure = {
    attempts: 1,
    reason: 'Your card was declined.',
    needs_customer: false,
    next_at: '2026-12-17T00:00:00Z',
  };
  api.db.state.renewals.push(
    of(9, { failure, product_name: 'Bangla Calendar 2025', tier: 'Team' }),
    of(8, { status: 'paused', paused_until: '2027-02-01', method: { ...first.method, provider: 'wallet' } }),
    of(7, { status: 'ended', ended_by: 'customer' }),
  );
};

const meta = {
  title: 'Screens/Administration/Renewals',
  component: RenewalsPage,
  args: { search: {} },
  parameters: {
    layout: 'fullscreen',
    screen: { path: '/admin/orders/renewals', signedInAs: 'super_admin' },
    scenario: several,
  },
} satisfies Meta<typeof RenewalsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Renewals' }));
    await expect(await table.findByText('Attempt 1 failed: Your card was declined.')).toBeVisible();
    await expect(table.getByText(/^Paused until/)).toBeVisible();
    await expect(table.getByText('Cancelled by the customer')).toBeVisible();
  },
};
export const Nothing: Story = {
  parameters: { scenario: () => {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No renewals yet')).toBeVisible();
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
export const Failed: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('adminListRenewals', 500), expectConsoleErrors: [/./] },
};
