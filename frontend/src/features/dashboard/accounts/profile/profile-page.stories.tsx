import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { homeAddress, officeAddress, saveAddresses } from '@/test/dashboard-samples.ts';
import { readLongTexts } from '@/test/long-texts.ts';
import { longPerson } from '@/test/samples.ts';
import { ProfilePage } from './profile-page.tsx';

const meta = {
  title: 'Screens/Customer/Profile',
  component: ProfilePage,
  args: { billing: null, security: null },
  parameters: {
    layout: 'fullscreen',
    screen: { path: '/dashboard/profile', signedInAs: 'customer' },
    scenario: (api) => saveAddresses(api, homeAddress, officeAddress),
    docs: { story: { inline: false, height: '900px' } },
  },
} satisfies Meta<typeof ProfilePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Profile: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Full Name')).toHaveValue('Nadia Rahman');
    for (const name of ['Profile Picture', 'Saved Addresses', 'Profile Information'])
      await expect(canvas.getByRole('heading', { name })).toBeVisible();
  },
};
export const Phone: Story = { ...Profile, parameters: { ...Profile.parameters, initialViewport: 'phone' } };
export const Tablet: Story = { ...Profile, parameters: { ...Profile.parameters, initialViewport: 'tablet' } };
/** A new name also appears in the sidebar immediately. */
export const Renamed: Story = {
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText('Full Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Nadia Karim');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByText('Profile updated successfully')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('Nadia Karim').length).toBeGreaterThan(1));
  },
};
/** If the server does not answer, the form shows the session's data. */
export const Failed: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('getSession', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Full Name')).toHaveValue('Nadia Rahman');
    await expect(canvas.getByLabelText('Email Address')).toHaveValue('customer@example.com');
  },
};
/** A server that knows no more than the specification: name, email and address are those that the sign-in told. */
export const UnknownCall: Story = {
  tags: ['no-picture'],
  parameters: { scenario: (api) => api.scenarios.failing('getSession', 404) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Full Name')).toHaveValue('Nadia Rahman');
    await expect(canvas.getByLabelText('Address')).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: {
    scenario: (api) => {
      api.scenarios.stalling('getSession');
      api.scenarios.stalling('listAddresses');
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your profile')).toBeInTheDocument();
    await expect(canvas.getByText('Loading addresses')).toBeInTheDocument();
  },
};
export const LongTexts: Story = {
  parameters: { scenario: readLongTexts, initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Full Name')).toHaveValue(longPerson.name);
  },
};
export const PhoneLongTexts: Story = {
  ...LongTexts,
  parameters: { ...LongTexts.parameters, initialViewport: 'phone' },
};
