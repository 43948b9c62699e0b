import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TypePage } from './type-page.tsx';
import './foundations.css';

const meta = {
  title: 'Foundations/Type',
  component: TypePage,
  args: { language: 'en' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof TypePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Type' })).toBeVisible();
  },
};

export const Bangla: Story = { args: { language: 'bn' } };
