import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Toaster } from '@/components/feedback/toaster.tsx';
import { sampleCode, saveFactor } from '@/test/second-factor-samples.ts';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { SecondFactorCard } from './second-factor-card.tsx';

const EMAIL = 'customer@example.com';
const PASSWORD = 'customer-password';

const withApp = (left: number) => (api: MockApi) => {
  signInCustomer(api);
  saveFactor(api, EMAIL, left);
};

const meta = {
  title: 'Features/Account/Second factor',
  component: SecondFactorCard,
  parameters: { scenario: signInCustomer },
  render: () => (
    <>
      <SecondFactorCard />
      <Toaster />
    </>
  ),
} satisfies Meta<typeof SecondFactorCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Set up an app' })).toBeVisible();
  },
};
export const On: Story = {
  parameters: { scenario: withApp(10) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('10 recovery codes left.')).toBeVisible();
  },
};
export const NoCodesLeft: Story = {
  parameters: { scenario: withApp(0), initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No recovery codes left.')).toBeVisible();
  },
};
export const CannotBeRead: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      signInCustomer(api);
      api.scenarios.failing('getSecondFactor', 500);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
/** The settings require an app of administrators. */
const needed = (api: MockApi) => {
  signInAdmin(api);
  api.db.state.settings.requireSecondFactor = true;
};
export const Needed: Story = {
  parameters: { scenario: needed },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Set up an app or a passkey to open the admin area.')).toBeVisible();
  },
};
export const NeededAndOn: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      needed(api);
      saveFactor(api, 'admin@example.com');
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'New recovery codes' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Turn off' })).toBeNull();
  },
};
/** The secret differs each time. */
export const TurnedOn: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up an app' }));
    await userEvent.type(await canvas.findByLabelText('Your password'), PASSWORD);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    const link = await canvas.findByRole('link', { name: 'Open the app on this device' });
    const secret = new URL(link.getAttribute('href') ?? '').searchParams.get('secret') ?? '';
    await userEvent.type(canvas.getByLabelText('Code'), sampleCode(secret));
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on' }));
    const codes = await canvas.findByRole('list', { name: 'Recovery codes' });
    await expect(within(codes).getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'I have saved them' }));
    await expect(await canvas.findByText('10 recovery codes left.')).toBeVisible();
  },
};
export const WrongPassword: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up an app' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByLabelText('Your password')).toHaveAccessibleDescription('Please enter your password');
    await userEvent.type(canvas.getByLabelText('Your password'), 'not-mine');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Your current password is not correct')).toBeVisible();
  },
};
export const TurnedOff: Story = {
  parameters: { scenario: withApp(10) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn off' }));
    await userEvent.type(canvas.getByLabelText('Your password'), PASSWORD);
    await userEvent.type(canvas.getByLabelText('Code'), sampleCode());
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }));
    await expect(await canvas.findByRole('button', { name: 'Set up an app' })).toBeVisible();
  },
};
export const NewRecoveryCodes: Story = {
  parameters: { scenario: withApp(1) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New recovery codes' }));
    await userEvent.type(canvas.getByLabelText('Your password'), PASSWORD);
    await userEvent.type(canvas.getByLabelText('Code'), 'aaaa-bbbb-cccc-ddd0');
    await userEvent.click(canvas.getByRole('button', { name: 'Create new codes' }));
    const codes = await canvas.findByRole('list', { name: 'Recovery codes' });
    await expect(within(codes).getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'I have saved them' }));
    await expect(await canvas.findByText('10 recovery codes left.')).toBeVisible();
  },
};
export const AsksBeforeTurningOff: Story = {
  parameters: { scenario: withApp(10) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn off' }));
    await userEvent.type(canvas.getByLabelText('Your password'), PASSWORD);
    await userEvent.type(canvas.getByLabelText('Code'), 'abcdef');
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }));
    await expect(await canvas.findByText('This code is not correct, or it was used before')).toBeVisible();
  },
};
