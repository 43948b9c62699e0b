import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Toaster } from '@/components/feedback/toaster.tsx';
import { otherSessions, saveSessions } from '@/test/own-session-samples.ts';
import { signInCustomerAnd } from '@/test/sign-in-customer.ts';
import { SessionsCard } from './sessions-card.tsx';

const meta = {
  title: 'Features/Account/Sessions',
  component: SessionsCard,
  parameters: { scenario: signInCustomerAnd((api) => saveSessions(api)) },
  render: () => (
    <>
      <SessionsCard />
      <Toaster />
    </>
  ),
} satisfies Meta<typeof SessionsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowsIn = (canvas: { getByRole: ReturnType<typeof within>['getByRole'] }) =>
  within(canvas.getByRole('list', { name: 'Sessions' })).getAllByRole('listitem');

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This device')).toBeVisible();
    await expect(rowsIn(canvas)).toHaveLength(4);
  },
};
export const Phone: Story = { ...Several, parameters: { ...Several.parameters, initialViewport: 'phone' } };
export const OnlyThisOne: Story = {
  parameters: { scenario: signInCustomerAnd((api) => saveSessions(api, [])) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This device')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Many: Story = {
  parameters: { scenario: signInCustomerAnd((api) => saveSessions(api, otherSessions(31))) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Older sessions not shown: 12')).toBeVisible();
  },
};
export const Asked: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End session of Safari on iPhone' }));
    await expect(await canvas.findByRole('alertdialog')).toHaveTextContent('Safari on iPhone will be signed out.');
  },
};
export const Ended: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End session of Safari on iPhone' }));
    const question = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'End session' }));
    await expect(await canvas.findByText('Session ended')).toBeVisible();
    await waitFor(() => expect(rowsIn(canvas)).toHaveLength(3));
  },
};
export const AllOthersEnded: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out everywhere else' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out the others' }));
    await expect(await canvas.findByText('Signed out everywhere else')).toBeVisible();
    await waitFor(() => expect(rowsIn(canvas)).toHaveLength(1));
  },
};
export const Failed: Story = {
  parameters: { scenario: signInCustomerAnd((api) => api.scenarios.failing('listSessions', 500)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch your sessions.');
  },
};
export const Waiting: Story = {
  parameters: { scenario: signInCustomerAnd((api) => api.scenarios.stalling('listSessions')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your sessions')).toBeInTheDocument();
  },
};
