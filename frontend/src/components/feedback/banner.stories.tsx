import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../ui/button.tsx';
import { Banner } from './banner.tsx';

const meta = {
  title: 'Components/Feedback/Banner',
  component: Banner,
  args: { tone: 'danger', children: 'Failed to fetch orders', className: 'max-w-form' },
  argTypes: {
    tone: { control: 'inline-radio', options: ['danger', 'success', 'notice'] },
    children: { control: 'text' },
    className: { table: { disable: true } },
    action: { table: { disable: true } },
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Failed to fetch orders');
    await expect(alert).toHaveClass('bg-destructive-soft', 'text-destructive');
  },
};
export const Success: Story = { args: { tone: 'success', children: 'Funds added successfully' } };
export const Notice: Story = { args: { tone: 'notice', children: 'Registration is currently closed.' } };
export const WithAction: Story = {
  args: {
    action: (
      <Button variant="ghost" size="sm">
        Try again
      </Button>
    ),
    className: '',
  },
};
export const WithActionOnAPhone: Story = {
  ...WithAction,
  parameters: { ...WithAction.parameters, initialViewport: 'phone' },
};
export const LongText: Story = {
  args: { children: 'The login system is down specifically for military time because of some errors.' },
};
