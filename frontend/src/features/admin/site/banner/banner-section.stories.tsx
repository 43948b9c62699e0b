import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BannerSection } from './banner-section.tsx';

const meta = {
  title: 'Screens/Administration/Banner',
  component: BannerSection,
  parameters: { layout: 'fullscreen', screen: { path: '/admin/content/home#banner', signedInAs: 'super_admin' } },
} satisfies Meta<typeof BannerSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {};
export const Failed: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('adminGetBanner', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: { scenario: (api) => api.scenarios.stalling('adminGetBanner') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the banner')).toBeInTheDocument();
  },
};
export const Phone: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Save banner' })).toBeVisible();
  },
};
