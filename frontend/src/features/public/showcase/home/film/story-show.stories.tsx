import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sampleHome } from '@/test/home-samples.ts';
import { storyScenes } from './story-scenes.ts';
import { StoryShow } from './story-show.tsx';

const meta = {
  title: 'Features/Home/Story',
  component: StoryShow,
  parameters: { layout: 'fullscreen' },
  args: { scenes: storyScenes(sampleHome.film, sampleHome.slides, 'A studio for apps and design in Rajshahi.') },
  decorators: [
    (Story) => (
      <div className="film">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StoryShow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Manually: forward to the last scene, where it ends, and back. */
export const ByHand: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Our story in pictures' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Previous picture' })).toBeDisabled();
    for (let step = 1; step < 5; step += 1) await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }));
    await expect(canvas.getByText('5 of 5')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next picture' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous picture' }));
    await expect(canvas.getByText('Mehndi & Henna Design')).toBeVisible();
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
