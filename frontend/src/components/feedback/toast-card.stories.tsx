import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ToastCard } from './toast-card.tsx';

/** What the control offers. */
const messages = {
  notice: { id: 1, text: 'Address copied' },
  success: { id: 3, text: 'Settings updated successfully', tone: 'success' },
  danger: { id: 2, text: 'Failed to update settings', tone: 'danger' },
};

const meta = {
  title: 'Components/Feedback/Toast card',
  component: ToastCard,
  args: { toast: { id: 1, text: 'Address copied' }, onClose: fn() },
  decorators: [
    (Story) => (
      <ol className="max-w-[350px]">
        <Story />
      </ol>
    ),
  ],
  argTypes: {
    toast: { options: Object.keys(messages), mapping: messages, control: 'select' },
    onClose: { table: { disable: true } },
  },
} satisfies Meta<typeof ToastCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Notice: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
export const Failure: Story = { args: { toast: { id: 2, text: 'Failed to update settings', tone: 'danger' } } };
