import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SpacePage } from './space-page.tsx';
import './foundations.css';

const meta = {
  title: 'Foundations/Space and shape',
  component: SpacePage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof SpacePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Space and shape' })).toBeVisible();
  },
};
