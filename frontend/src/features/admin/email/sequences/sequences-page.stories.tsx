import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withSequences } from '@/test/sequence-samples.ts';
import { SequencesPage } from './sequences-page.tsx';

const meta = {
  title: 'Screens/Administration/Sequences',
  component: SequencesPage,
  parameters: {
    layout: 'fullscreen',
    screen: { path: '/admin/users/newsletters/sequences', signedInAs: 'super_admin' },
  },
} satisfies Meta<typeof SequencesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  parameters: { scenario: withSequences },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Welcome' })).toBeVisible();
    await expect(canvas.getByText('1,291')).toBeVisible();
  },
};
/** All are off at first. */
export const AllOff: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Off')).toHaveLength(7);
  },
};
export const Failed: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('adminListSequences', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: { scenario: (api) => api.scenarios.stalling('adminListSequences') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading sequences...')).toBeInTheDocument();
  },
};
export const Phone: Story = {
  parameters: { scenario: withSequences, initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,291')).toBeVisible();
  },
};
