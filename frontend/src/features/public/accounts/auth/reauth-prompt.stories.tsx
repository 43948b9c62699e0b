import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { errorMessage } from '@/api/api-error.ts';
import { useUpdateProfile } from '@/api/generated/profile/profile.ts';
import { sampleCode, saveFactor } from '@/test/second-factor-samples.ts';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { ReauthPrompt } from './reauth-prompt.tsx';

const EMAIL = 'customer@example.com';

/** The server has ended the session; the page does not know it yet. */
const ended = (api: MockApi) => {
  signInCustomer(api);
  api.db.state.sessions = {};
};

/** A form of a signed-in user. */
function Profile() {
  const [message, setSaid] = useState('');
  const save = useUpdateProfile();
  const send = async (form: HTMLFormElement | null) => {
    const name = String(new FormData(form ?? undefined).get('name'));
    try {
      const { user } = await save.mutateAsync({ data: { name, email: EMAIL } });
      setSaid(`Saved for ${user.name}`);
    } catch (error) {
      setSaid(errorMessage(error, 'Failed'));
    }
  };
  return (
    <>
      <form>
        <label>
          Name <input name="name" />
        </label>
        <button type="button" onClick={({ currentTarget }) => void send(currentTarget.form)}>
          Save
        </button>
        <p>{message}</p>
      </form>
      <ReauthPrompt area="customer" />
    </>
  );
}

const meta = {
  title: 'Features/Account/Sign in again',
  component: ReauthPrompt,
  parameters: { scenario: ended },
  args: { area: 'customer' },
  loaders: [async () => void (await import('./reauth-dialog.tsx'))],
  render: () => <Profile />,
} satisfies Meta<typeof ReauthPrompt>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const asked = async (canvas: Canvas) => {
  await userEvent.type(canvas.getByLabelText('Name'), 'Nadia R.');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  const dialog = within(await canvas.findByRole('dialog', { name: 'Your session has ended' }));
  await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus());
  return dialog;
};

export const ByPassword: Story = {
  play: async ({ canvas }) => {
    const dialog = await asked(canvas);
    await expect(dialog.getByLabelText('Email')).toHaveValue(EMAIL);
    await userEvent.keyboard('{Escape}'); // would lose the typed text
    await userEvent.type(dialog.getByLabelText('Password'), 'not-mine{Enter}');
    await expect(await dialog.findByText('Invalid email or password')).toBeVisible();
    await userEvent.clear(dialog.getByLabelText('Password'));
    await userEvent.type(dialog.getByLabelText('Password'), 'customer-password{Enter}');
    await expect(await canvas.findByText('Saved for Nadia R.')).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toHaveValue('Nadia R.');
  },
};
export const Phone: Story = {
  parameters: { initialViewport: 'phone', staysBusy: true },
  play: async ({ canvas }) => {
    await expect((await asked(canvas)).getByRole('button', { name: 'Sign in' })).toBeVisible();
  },
};
export const ByCode: Story = {
  tags: ['no-picture'],
  parameters: {
    scenario: (api: MockApi) => {
      ended(api);
      saveFactor(api, EMAIL);
    },
  },
  play: async ({ canvas }) => {
    const dialog = await asked(canvas);
    await userEvent.type(dialog.getByLabelText('Password'), 'customer-password{Enter}');
    await userEvent.type(await dialog.findByLabelText('Code'), `${sampleCode()}{Enter}`);
    await expect(await canvas.findByText('Saved for Nadia R.')).toBeVisible();
  },
};
export const Left: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const dialog = await asked(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Leave without saving' }));
    await expect(await canvas.findByText('Please sign in to continue')).toBeVisible();
  },
};
