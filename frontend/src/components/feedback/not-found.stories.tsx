import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotFound } from './not-found.tsx';

const meta = {
  title: 'Screens/Visitor/Not found',
  component: NotFound,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Go Back' })).toBeEnabled();
    await expect(canvas.getByRole('link', { name: 'Home Page' })).toHaveAttribute('href', '/');
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
