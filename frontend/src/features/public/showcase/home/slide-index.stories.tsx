import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleSlides } from '@/test/samples.ts';
import { SlideIndex } from './slide-index.tsx';

const meta = {
  title: 'Features/Home/Slide index',
  component: SlideIndex,
  args: { slides: sampleSlides, current: 1, running: true, paused: false, onShow: fn(), onPause: fn() },
} satisfies Meta<typeof SlideIndex>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Mehndi/ }));
    await expect(args.onShow).toHaveBeenCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Pause slides' }));
    await expect(args.onPause).toHaveBeenCalledWith(true);
  },
};
export const Paused: Story = { args: { running: false, paused: true } };
/** With reduced motion nothing moves, so there is nothing to pause. */
export const Still: Story = { args: { running: false, onPause: undefined } };
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
