import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PicturesSection } from './pictures-section.tsx';

const meta = {
  title: 'Screens/Administration/Pictures',
  component: PicturesSection,
  parameters: { layout: 'fullscreen', screen: { path: '/admin/content/pictures', signedInAs: 'super_admin' } },
  args: { search: {} },
} satisfies Meta<typeof PicturesSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Library: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /hero-mehndi/ }));
    await expect(await canvas.findByText('Hero slide: Mehndi & Henna Design')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete picture' })).toBeDisabled();
  },
};
export const Failed: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('adminListPictures', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: { scenario: (api) => api.scenarios.stalling('adminListPictures') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading pictures')).toBeInTheDocument();
  },
};
