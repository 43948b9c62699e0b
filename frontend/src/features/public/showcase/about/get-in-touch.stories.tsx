import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GetInTouch } from './get-in-touch.tsx';

const meta = {
  title: 'Features/About/Get in Touch',
  component: GetInTouch,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GetInTouch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Get in Touch' })).toHaveAttribute('href', '/contact');
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
