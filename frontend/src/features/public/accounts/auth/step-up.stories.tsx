import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { errorMessage } from '@/api/api-error.ts';
import { useStartDataExport } from '@/api/generated/data-export/data-export.ts';
import { fakePasskeys } from '@/test/fake-passkeys.ts';
import { SAMPLE_CREDENTIAL, savePasskeys } from '@/test/passkey-samples.ts';
import { sampleCode, saveFactor } from '@/test/second-factor-samples.ts';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { StepUp } from './step-up.tsx';

const EMAIL = 'customer@example.com';

/** A session that started a while ago. */
const longAgo = (api: MockApi) => {
  signInCustomer(api);
  for (const session of Object.values(api.db.state.sessions)) session.provenAt = '2020-01-01T00:00:00.000Z';
};
const withEverything = (api: MockApi) => {
  longAgo(api);
  saveFactor(api, EMAIL);
  savePasskeys(api, EMAIL);
};

/** An action that requires step-up authentication. */
function DataExport() {
  const [message, setSaid] = useState('');
  const start = useStartDataExport();
  const send = async () => {
    try {
      await start.mutateAsync();
      setSaid('Started');
    } catch (error) {
      setSaid(errorMessage(error, 'Failed'));
    }
  };
  return (
    <>
      <button type="button" onClick={() => void send()}>
        Export
      </button>
      <p>{message}</p>
      <StepUp />
    </>
  );
}

const meta = {
  title: 'Features/Account/Step-up',
  component: StepUp,
  parameters: { scenario: longAgo },
  // The dialog is loaded on demand; its loading time is not part of these stories.
  loaders: [async () => void (await import('./confirm-identity-dialog.tsx'))],
  render: () => <DataExport />,
} satisfies Meta<typeof StepUp>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** @param first the requested field: a code if there is an authenticator app */
const asked = async (canvas: Canvas, first: 'Your password' | 'Code' = 'Your password') => {
  await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
  const dialog = within(await canvas.findByRole('dialog', { name: 'Confirm it’s you' }));
  await waitFor(() => expect(dialog.getByLabelText(first)).toHaveFocus());
  return dialog;
};

export const ByPassword: Story = {
  play: async ({ canvas }) => {
    const dialog = await asked(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription('Please enter your password');
    await userEvent.type(dialog.getByLabelText('Your password'), 'not-mine');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await expect(await dialog.findByText('Your current password is not correct')).toBeVisible();
    await userEvent.clear(dialog.getByLabelText('Your password'));
    await userEvent.type(dialog.getByLabelText('Your password'), 'customer-password');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByText('Started')).toBeVisible();
  },
};
export const EveryWay: Story = {
  parameters: { scenario: withEverything, staysBusy: true },
  play: async ({ canvas }) => {
    const dialog = await asked(canvas, 'Code');
    await expect(dialog.queryByLabelText('Your password')).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
  },
};
export const EveryWayOnPhone: Story = {
  ...EveryWay,
  parameters: { ...EveryWay.parameters, initialViewport: 'phone' },
};
export const ByCode: Story = {
  tags: ['no-picture'],
  parameters: { scenario: withEverything },
  play: async ({ canvas }) => {
    const dialog = await asked(canvas, 'Code');
    await userEvent.type(dialog.getByLabelText('Code'), sampleCode());
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByText('Started')).toBeVisible();
  },
};
export const ByPasskey: Story = {
  tags: ['no-picture'],
  parameters: { scenario: withEverything },
  beforeEach: fakePasskeys(SAMPLE_CREDENTIAL),
  play: async ({ canvas }) => {
    const dialog = await asked(canvas, 'Code');
    await userEvent.click(dialog.getByRole('button', { name: 'Use a passkey' }));
    await expect(await canvas.findByText('Started')).toBeVisible();
  },
};
export const GivenUp: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const dialog = await asked(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByText('Please confirm that it is you')).toBeVisible();
  },
};
