import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Toaster } from '@/components/feedback/toaster.tsx';
import { sampleDownload } from '@/test/account-samples.ts';
import { endingIn, lifetime, savePlan } from '@/test/plan-samples.ts';
import { saveRenewal } from '@/test/renewal-samples.ts';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { RenewalSection } from './renewal-section.tsx';

let server: MockApi;
const startWith = (prepare: (api: MockApi) => void) => ({
  scenario: (api: MockApi) => {
    server = api;
    prepare(api);
  },
});

const meta = {
  title: 'Screens/Customer/Renewal of a plan',
  component: RenewalSection,
  args: { downloadId: sampleDownload.id, product: sampleDownload.product_name, rights: endingIn(15) },
  parameters: { initialViewport: 'phone', ...startWith((api) => saveRenewal(api)) },
  render: (args) => (
    <main className="p-4">
      <article className="rounded-xl border border-border bg-card px-4 py-4 text-xs text-muted-foreground">
        <RenewalSection {...args} />
      </article>
      <Toaster />
    </main>
  ),
} satisfies Meta<typeof RenewalSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Renews: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Renews on .* for \$9\.99\. Paid with: Visa ending in 4242\.$/),
    ).toBeVisible();
  },
};
/** Two presses. */
export const Stopped: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Stop renewing/ }));
    const dialog = within(await canvas.findByRole('alertdialog', { name: 'Stop renewing this plan?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Stop renewing' }));
    await expect(await canvas.findByText('Renewal stopped')).toBeVisible();
    await expect(server.db.state.renewals[0]).toMatchObject({ status: 'ended', ended_by: 'customer' });
    await expect(await canvas.findByRole('button', { name: /^Renew for me/ })).toBeVisible();
  },
};
export const StopFailed: Story = {
  parameters: startWith((api) => {
    saveRenewal(api);
    api.scenarios.failing('cancelRenewal', 500);
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Stop renewing/ }));
    const dialog = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Stop renewing' }));
    await expect(await dialog.findByText('Failed to stop the renewal.')).toBeVisible();
  },
};
export const PaymentFailed: Story = {
  parameters: startWith((api) =>
    saveRenewal(api, {
      failure: {
        attempts: 1,
        reason: 'Your card has insufficient funds.',
        needs_customer: false,
        next_at: '2026-12-18T00:00:00.000Z',
      },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/insufficient funds\. We’ll try again on Dec 18, 2026/)).toBeVisible();
  },
};
export const Paused: Story = {
  parameters: startWith((api) => saveRenewal(api, { status: 'paused', paused_until: '2027-02-01' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The renewal is paused until Feb 1, 2027/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Change/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Resume renewing' }));
    await waitFor(() => expect(server.db.state.renewals[0]?.status).toBe('active'));
  },
};
export const Changed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Change/ }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Renewal of Ramadan Calendar 2025' }));
    await userEvent.click(await dialog.findByRole('radio', { name: 'Your wallet' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Charge the wallet' }));
    await expect(await canvas.findByText('Payment method changed')).toBeVisible();
    await expect(server.db.state.renewals[0]?.method.provider).toBe('wallet');
  },
};
export const PausedUntil: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Change/ }));
    const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
    await userEvent.type(await canvas.findByLabelText('Pause until'), day);
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(await canvas.findByText('Renewal paused')).toBeVisible();
    await expect(server.db.state.renewals[0]).toMatchObject({ status: 'paused', paused_until: day });
  },
};
/** The box is not ticked beforehand; without it nothing is agreed. */
export const Agreed: Story = {
  parameters: startWith((api) => {
    signInCustomer(api);
    savePlan(api, endingIn(15));
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Renew for me/ }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Renew Ramadan Calendar 2025 for me' }));
    const box = await dialog.findByRole('checkbox');
    await expect(box).not.toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Renew for me' }));
    await expect(dialog.getByText('Tick the box to agree.')).toBeVisible();
    await expect(server.db.state.renewals).toEqual([]);
    await userEvent.click(box);
    await userEvent.click(dialog.getByRole('button', { name: 'Renew for me' }));
    await expect(await canvas.findByText('We renew this plan for you')).toBeVisible();
    await expect(server.db.state.renewals).toMatchObject([{ status: 'active', method: { provider: 'wallet' } }]);
  },
};
/** What is agreed to, by card or wallet. */
export const Agreement: Story = {
  parameters: startWith((api) => {
    saveRenewal(api);
    api.db.state.renewals = [];
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Renew for me/ }));
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(await dialog.findByText(/for a month, charged to my saved card\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Your wallet' }));
    await expect(dialog.getByText(/charged to my wallet\./)).toBeVisible();
  },
};
export const AgreementFailed: Story = {
  tags: ['no-picture'],
  parameters: startWith((api) => {
    signInCustomer(api);
    savePlan(api, endingIn(15));
    api.scenarios.failing('createRenewal', 500);
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Renew for me/ }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Renew for me' }));
    await expect(await dialog.findByText('Failed to save your choice.')).toBeVisible();
    await expect(dialog.getByRole('checkbox')).toBeChecked();
  },
};
export const CardAwaited: Story = {
  parameters: startWith((api) => {
    saveRenewal(api, { status: 'pending', checkoutUrl: 'https://checkout.example/setup' });
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Save a card, so that we can renew this plan for you.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save a card' })).toBeEnabled();
  },
};
export const Lifetime: Story = {
  tags: ['no-picture'],
  args: { rights: lifetime() },
  parameters: startWith((api) => {
    signInCustomer(api);
    savePlan(api, lifetime());
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};
