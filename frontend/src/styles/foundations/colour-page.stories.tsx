import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ColourPage } from './colour-page.tsx';
import './foundations.css';

const meta = {
  title: 'Foundations/Colour',
  component: ColourPage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof ColourPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Colour' })).toBeVisible();
  },
};
