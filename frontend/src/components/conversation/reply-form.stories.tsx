import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ReplyForm } from './reply-form.tsx';

const meta = {
  title: 'Components/Conversation/Reply form',
  component: ReplyForm,
  args: {
    label: 'Your reply',
    help: 'We’ll email you when we reply.',
    maxLength: 40,
    onSend: fn<(text: string, fileIds: string[]) => Promise<void>>(async () => undefined),
    toMessage: () => 'Failed to send the message',
  },
} satisfies Meta<typeof ReplyForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Your reply');
    await userEvent.type(field, 'Thank you!');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledWith('Thank you!', []);
    await expect(field).toHaveValue('');
  },
};
export const Problems: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByText('Please write a message')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Your reply'), 'x'.repeat(41));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByText('Please keep your message under 40 characters')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const Failed: Story = {
  args: { onSend: fn<(text: string, fileIds: string[]) => Promise<void>>(() => Promise.reject(new Error('down'))) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Your reply'), 'Thank you!');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Failed to send the message')).toBeVisible();
    await expect(canvas.getByLabelText('Your reply')).toHaveValue('Thank you!');
  },
};
