import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { type ToastMessage, toasts } from '@/lib/toasts.ts';
import { Toaster } from './toaster.tsx';

const undo = fn();

/** Starts with only these messages. */
const showing =
  (...messages: ToastMessage[]) =>
  () => {
    for (const { id } of toasts.read()) toasts.dismiss(id);
    for (const message of messages) toasts.show(message);
    return () => {
      for (const { id } of toasts.read()) toasts.dismiss(id);
    };
  };

const meta = {
  title: 'Components/Feedback/Toaster',
  component: Toaster,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneOfEachTone: Story = {
  beforeEach: showing(
    { text: 'Address copied' },
    { text: 'Settings updated successfully', tone: 'success' },
    { text: 'Failed to update settings', tone: 'danger' },
  ),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Dismiss' });
    if (first) await userEvent.click(first);
    await waitFor(() => expect(canvas.queryByText('Address copied')).not.toBeInTheDocument());
  },
};
export const WithAction: Story = {
  beforeEach: showing({ text: 'Product deleted', action: { label: 'Undo', run: undo } }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalled();
    await expect(canvas.queryByText('Product deleted')).not.toBeInTheDocument();
  },
};
export const LongText: Story = {
  parameters: { initialViewport: 'phone' },
  beforeEach: showing({
    text: 'The server cannot be reached. Check your connection and try again. Nothing that you typed has been lost.',
    tone: 'danger',
  }),
};
export const Empty: Story = { beforeEach: showing() };
