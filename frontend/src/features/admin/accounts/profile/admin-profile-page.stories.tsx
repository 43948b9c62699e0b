import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { AdminProfilePage } from './admin-profile-page.tsx';

const meta = {
  title: 'Screens/Administration/Profile',
  component: AdminProfilePage,
  parameters: {
    layout: 'fullscreen',
    screen: { path: '/admin/profile', signedInAs: 'super_admin' },
    docs: { story: { inline: false, height: '720px' } },
    initialViewport: 'desktop',
  },

  args: { picture: null, form: () => null, skeleton: null, security: null, id: undefined },
} satisfies Meta<typeof AdminProfilePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saving: Story = {
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText('Full Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Tanvir A.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByText('Profile updated successfully')).toBeVisible();
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
export const Failed: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('getSession', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch your profile');
  },
};
