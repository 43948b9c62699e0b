import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { toasts } from '@/lib/toasts.ts';
import { session } from '@/session/session.ts';
import { longPerson } from '@/test/samples.ts';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import { ProfileForm } from './profile-form.tsx';

const meta = {
  title: 'Features/Account/Profile/Form',
  component: ProfileForm,
  parameters: { scenario: signInCustomer },
  args: { person: { name: 'Nadia Rahman', email: 'customer@example.com', address: null } },
} satisfies Meta<typeof ProfileForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
const changePassword = async (canvas: Canvas, current: string, next: string, again = next) => {
  if (current) await userEvent.type(canvas.getByLabelText('Current Password'), current);
  await userEvent.type(canvas.getByLabelText('New Password'), next);
  await userEvent.type(canvas.getByLabelText('Confirm New Password'), again);
  await save(canvas);
};

export const Filled: Story = {};
export const Saved: Story = {
  play: async ({ canvas }) => {
    await userEvent.clear(canvas.getByLabelText('Full Name'));
    await userEvent.type(canvas.getByLabelText('Full Name'), 'Nadia Karim');
    await changePassword(canvas, 'customer-password', 'quiet-river');
    await waitFor(() => expect(session.read().user?.name).toBe('Nadia Karim'));
    await waitFor(() => expect(canvas.getByLabelText('New Password')).toHaveValue(''));
    await expect(canvas.getByLabelText('Current Password')).toHaveValue('');
    await expect(canvas.getByLabelText('Full Name')).toHaveValue('Nadia Karim');
  },
};
export const OtherConfirmation: Story = {
  play: async ({ canvas }) => {
    await changePassword(canvas, 'customer-password', 'quiet-river', 'quiet-rivers');
    const again = canvas.getByLabelText('Confirm New Password');
    await expect(again).toHaveAccessibleDescription('New passwords do not match');
    await expect(again).toHaveFocus();
    await expect(canvas.getByLabelText('New Password')).toHaveValue('quiet-river');
  },
};
export const WrongPassword: Story = {
  play: async ({ canvas }) => {
    await changePassword(canvas, 'not-the-password', 'quiet-river');
    await waitFor(() =>
      expect(canvas.getByLabelText('Current Password')).toHaveAccessibleDescription(
        'Your current password is not correct',
      ),
    );
  },
};
export const EverythingWrong: Story = {
  play: async ({ canvas }) => {
    await userEvent.clear(canvas.getByLabelText('Full Name'));
    await userEvent.clear(canvas.getByLabelText('Email Address'));
    await changePassword(canvas, '', 'abc', 'abcd');
    await expect(canvas.getAllByRole('alert').map((problem) => problem.textContent)).toEqual([
      'Please enter your full name',
      'Please enter your email address',
      'Password must be at least 6 characters long',
      'New passwords do not match',
    ]);
  },
};
/** A server rule unknown to this screen is shown at its field. */
export const CurrentPasswordNeeded: Story = {
  play: async ({ canvas }) => {
    await changePassword(canvas, '', 'quiet-river');
    const current = canvas.getByLabelText('Current Password');
    await waitFor(() => expect(current).toHaveAccessibleDescription('Please enter your current password'));
    await expect(canvas.getByLabelText('New Password')).toHaveValue('quiet-river');
  },
};
/** The demo applies a new email immediately. */
export const NewAddress: Story = {
  play: async ({ canvas }) => {
    await userEvent.clear(canvas.getByLabelText('Email Address'));
    await userEvent.type(canvas.getByLabelText('Email Address'), 'nadia@example.com');
    await save(canvas);
    await waitFor(() => expect(session.read().user?.email).toBe('nadia@example.com'));
    await waitFor(() => expect(toasts.read().map(({ text }) => text)).toContain('Profile updated successfully'));
  },
};
export const TakenAddress: Story = {
  play: async ({ canvas }) => {
    await userEvent.clear(canvas.getByLabelText('Email Address'));
    await userEvent.type(canvas.getByLabelText('Email Address'), 'admin@example.com');
    await userEvent.type(canvas.getByLabelText('Current Password'), 'customer-password');
    await save(canvas);
    await waitFor(() =>
      expect(canvas.getByLabelText('Email Address')).toHaveAccessibleDescription(
        'An account with this email already exists',
      ),
    );
  },
};
export const Failed: Story = {
  parameters: {
    scenario: (api) => {
      signInCustomer(api);
      api.scenarios.failing('updateProfile', 500);
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Address'), '12 Kazla Road');
    await save(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to update profile');
    await expect(canvas.getByLabelText('Address')).toHaveValue('12 Kazla Road');
  },
};
export const Busy: Story = {
  parameters: {
    scenario: (api) => {
      signInCustomer(api);
      api.scenarios.slow(60_000);
    },
  },
  play: async ({ canvas }) => {
    await save(canvas);
    await expect(canvas.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  },
};
export const LongValues: Story = {
  args: {
    person: {
      ...longPerson,
      address: '12 Kazla Road, Motihar, Rajshahi 6204, Bangladesh, the white house behind the school',
    },
  },
  parameters: { initialViewport: 'phone' },
};
