import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { toasts } from '@/lib/toasts.ts';
import { catchSavedFiles } from '@/test/catch-saved-files.ts';
import { CsvButton } from './csv-button.tsx';

const meta = {
  title: 'Features/Admin/Kit/CSV button',
  component: CsvButton,
  args: { file: 'users.csv', load: fn(async () => new Blob(['Name\r\n'])) },
} satisfies Meta<typeof CsvButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saves: Story = {
  play: async ({ canvas }) => {
    const saved = catchSavedFiles();
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
  },
};
export const Fails: Story = {
  args: { load: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(toasts.read().at(-1)?.text).toBe('Failed to export the list'));
  },
};
