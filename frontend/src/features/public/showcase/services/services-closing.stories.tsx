import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleSite } from '@/test/samples.ts';
import { ServicesClosing } from './services-closing.tsx';

const meta = {
  title: 'Features/Services/Closing',
  component: ServicesClosing,
  parameters: { layout: 'fullscreen' },
  args: { channelUrl: sampleSite.channelUrl, answer: sampleSite.answer, logo: sampleSite.logo, hasServices: true },
} satisfies Meta<typeof ServicesClosing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const channel = canvas.getByRole('link', { name: /Write in our channel/ });
    await expect(channel).toHaveAttribute('href', args.channelUrl);
    await expect(channel).toHaveAttribute('target', '_blank');
    await expect(canvas.getAllByRole('link')).toEqual([channel]);
  },
};
export const NoChannel: Story = {
  args: { channelUrl: '' },
  play: async ({ canvas }) => {
    const contact = canvas.getByRole('link', { name: 'Contact Us' });
    await expect(contact).toHaveAttribute('href', '/contact');
    await expect(canvas.getAllByRole('link')).toEqual([contact]);
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
