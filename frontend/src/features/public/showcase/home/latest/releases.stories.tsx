import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longWord, sampleHome } from '@/test/home-samples.ts';
import { Releases } from './releases.tsx';

const releases = sampleHome.projects.slice(0, 4);

const meta = {
  title: 'Features/Home/Releases',
  component: Releases,
  parameters: { layout: 'fullscreen' },
  args: { releases },
  decorators: [
    (Story) => (
      <div className="home">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Releases>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  parameters: { initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2.4.0')).toBeVisible();
    await expect(canvas.getByText('Feb 12, 2026')).toHaveAttribute('datetime', '2026-02-12');
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
export const LongTexts: Story = {
  parameters: { initialViewport: 'phone' },
  args: { releases: releases.map((release) => ({ ...release, title: longWord, version: '2026.11.0-beta.12' })) },
};
/** Without releases the section is hidden. */
export const None: Story = {
  args: { releases: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};
