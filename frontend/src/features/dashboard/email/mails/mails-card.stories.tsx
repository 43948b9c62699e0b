import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Toaster } from '@/components/feedback/toaster.tsx';
import { signInCustomerAnd } from '@/test/sign-in-customer.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { MailsCard } from './mails-card.tsx';

/** The user has muted the first two products among the files. */
const mute = (api: MockApi) => {
  const [account] = api.db.state.accounts;
  const owner = api.db.state.downloads[0]?.userId ?? account?.user.id ?? '';
  api.db.state.releaseMutes[owner] = [1, 2];
};

const meta = {
  title: 'Features/Account/Mails',
  component: MailsCard,
  parameters: { scenario: signInCustomerAnd(() => {}) },
  render: () => (
    <>
      <MailsCard />
      <Toaster />
    </>
  ),
} satisfies Meta<typeof MailsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choices: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'New versions' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Newsletter' })).not.toBeChecked();
  },
};
export const Phone: Story = { ...Choices, parameters: { ...Choices.parameters, initialViewport: 'phone' } };
export const SwitchedOff: Story = {
  play: async ({ canvas }) => {
    const reviews = await canvas.findByRole('checkbox', { name: 'Invitations to review' });
    await userEvent.click(reviews);
    await waitFor(() => expect(reviews).toBeEnabled());
    await expect(reviews).not.toBeChecked();
  },
};
export const SomeProductsMuted: Story = {
  parameters: { scenario: signInCustomerAnd(mute) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Off for' })).toBeVisible();
  },
};
export const Refused: Story = {
  parameters: {
    scenario: signInCustomerAnd((api) =>
      api.scenarios.failing('setMailChoice', 409, 'Please confirm your email address first.'),
    ),
  },
  play: async ({ canvas }) => {
    const newsletter = await canvas.findByRole('checkbox', { name: 'Newsletter' });
    await userEvent.click(newsletter);
    await expect(await canvas.findByText('Please confirm your email address first.')).toBeVisible();
    await expect(newsletter).not.toBeChecked();
  },
};
export const Failed: Story = {
  parameters: { scenario: signInCustomerAnd((api) => api.scenarios.failing('getMailChoices', 500)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch your email settings');
  },
};
export const Waiting: Story = {
  parameters: { scenario: signInCustomerAnd((api) => api.scenarios.stalling('getMailChoices')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your emails')).toBeInTheDocument();
  },
};
