import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './spinner.tsx';

const meta = {
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  argTypes: {
    label: { control: 'text' },
    className: {
      control: 'select',
      options: ['size-5 text-primary', 'size-8 text-primary', 'size-12 text-muted-foreground'],
    },
  },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithLabel: Story = {
  args: { label: 'Loading orders' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading orders');
  },
};
