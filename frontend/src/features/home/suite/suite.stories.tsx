import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleHome } from '@/test/home-samples.ts';
import { sampleSite } from '@/test/samples.ts';
import { Suite } from './suite.tsx';

const { suite } = sampleHome;

const meta = {
  title: 'Features/Home/Suite',
  component: Suite,
  parameters: { layout: 'fullscreen' },
  args: { features: suite, channelUrl: sampleSite.channelUrl },
  decorators: [
    (Story) => (
      <div className="home">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Suite>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  parameters: { initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Join the Waitlist' });
    await expect(link).toHaveAttribute('href', sampleSite.channelUrl);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};
export const Tablet: Story = { parameters: { initialViewport: 'tablet' } };
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
/** Another number of parts: the river without its streams. */
export const FiveParts: Story = {
  parameters: { initialViewport: 'desktop' },
  args: { features: [...suite, { icon: 'new', title: 'Offline First', description: 'Everything works on a boat.' }] },
};
export const NoChannel: Story = { args: { channelUrl: '' } };
