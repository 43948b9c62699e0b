import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { EmailSection } from './email-section.tsx';

/** A customer with an unverified email, or with a new email that is not verified yet. */
const customerWith =
  (pending?: string) =>
  (api: MockApi): void => {
    signInCustomer(api);
    const { state } = api.db;
    const customer = state.accounts.find(({ user }) => user.role === 'customer');
    if (!customer) return;
    customer.confirmed = false;
    if (!pending) return;
    const expiresAt = Date.parse('2099-11-24T18:00:00.000Z');
    state.confirmations[customer.user.id] = { token: 'sample-token', email: pending, expiresAt };
  };

const meta = {
  title: 'Features/Account/Profile/E-mail',
  component: EmailSection,
  parameters: { scenario: customerWith('nadia.new@example.com') },
} satisfies Meta<typeof EmailSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('nadia.new@example.com')).toBeVisible();
  },
};
export const WaitingPhone: Story = {
  parameters: {
    initialViewport: 'phone',
    scenario: customerWith('a.very.long.address.that.nobody.would.ever.type@subdomain.of.a.company.example.com'),
  },
};
export const SentAgain: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send again' }));
    await expect(await canvas.findByText('nadia.new@example.com')).toBeVisible();
  },
};
export const Kept: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep current email' }));
    await expect(await canvas.findByText(/isn’t confirmed/)).toBeVisible();
    await expect(canvas.queryByText('nadia.new@example.com')).toBeNull();
  },
};
export const Unconfirmed: Story = {
  parameters: { scenario: customerWith() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send link' }));
    await expect(canvas.getByText(/isn’t confirmed/)).toBeVisible();
  },
};
export const Confirmed: Story = {
  parameters: { scenario: signInCustomer },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};
export const Failed: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      customerWith()(api);
      api.scenarios.failing('sendEmailLink', 503, 'This service is not available at the moment');
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send link' }));
    await expect(canvas.getByRole('button', { name: 'Send link' })).toBeVisible();
  },
};
