import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { homeAddress, officeAddress, saveAddresses } from '@/test/dashboard-samples.ts';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import { ProfilePage } from './profile-page.tsx';

const desktop = { viewport: { value: 'desktop' } };

const meta = {
  title: 'Screens/Customer/Profile',
  component: ProfilePage,
  parameters: {
    layout: 'fullscreen',
    screen: { path: '/dashboard/profile', signedInAs: 'customer' },
    scenario: (api) => saveAddresses(api, homeAddress, officeAddress),
    docs: { story: { inline: false, height: '900px' } },
  },
  globals: desktop,
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
/** A new name stands at once in the sidebar too. */
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
export const Failed: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('getSession', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch your profile');
  },
};
/** The page alone: with every answer late, the application around it would not be there either. */
export const Waiting: Story = {
  parameters: {
    layout: 'padded',
    screen: null,
    scenario: (api) => {
      signInCustomer(api);
      api.scenarios.slow(60_000);
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your profile')).toBeInTheDocument();
  },
};
