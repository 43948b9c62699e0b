import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ErrorFallback } from './error-fallback.tsx';

const meta = {
  title: 'Screens/Visitor/Error fallback',
  component: ErrorFallback,
  parameters: { layout: 'fullscreen' },
  args: { message: 'The order list has no id' },
  argTypes: {
    message: { control: 'text' },
  },
} satisfies Meta<typeof ErrorFallback>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithMessage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Oops!' })).toBeVisible();
    await expect(canvas.getByText('The order list has no id')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Refresh Page' })).toBeEnabled();
  },
};
export const WithoutMessage: Story = {
  args: { message: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('An unexpected error occurred')).toBeVisible();
  },
};
