import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, userEvent, waitFor } from 'storybook/test';
import { AttachFiles } from './attach-files.tsx';
import { type AttachmentOptions, useAttachments } from './use-attachments.ts';

const made = (name: string, bytes = 48_000) => new File([new Uint8Array(bytes)], name, { type: 'image/png' });

function Demo(attaching: AttachmentOptions) {
  return <AttachFiles attachments={useAttachments(attaching)} />;
}

const kept: AttachmentOptions['upload'] = async ({ name, size }) => ({ id: name, name, size_bytes: size });

/** Selects files as a user would. */
const choose = async (canvasElement: HTMLElement, ...files: File[]) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no place for files');
  await userEvent.upload(input, files);
};

const meta = {
  title: 'Components/Conversation/Attach files',
  component: Demo,
  args: { upload: kept, toMessage: () => 'Failed to send this file', maxFiles: 5 },
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {};
export const Ready: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, made('screen.png'), made(`${'a-very-long-name-'.repeat(7)}.png`, 4_900_000));
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove screen.png' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};
export const Sending: Story = {
  args: {
    upload: (_file, { onProgress: onSent, signal }) => {
      onSent(0.42);
      return new Promise((_, reject) => {
        signal.addEventListener('abort', reject);
      });
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, made('screen.png'), made('gone.png'));
    await expect(canvas.getByText('Sending screen.png')).toBeInTheDocument();
    await expect(canvas.getByRole('progressbar', { name: 'screen.png' })).toHaveAttribute('aria-valuenow', '42');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel gone.png' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};
export const Failed: Story = {
  args: { upload: fn<AttachmentOptions['upload']>(kept) },
  // Storybook clears mock implementations before the story starts.
  beforeEach: ({ args }) => {
    mocked(args.upload).mockRejectedValueOnce(new Error('down'));
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, made('screen.png'), made('film.png', 6_000_000));
    await expect(await canvas.findByText('Failed to send this file')).toBeVisible();
    await expect(canvas.getByText('This file is larger than 5 MB')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry screen.png' }));
    await waitFor(() => expect(canvas.queryByText('Failed to send this file')).toBeNull());
  },
};
export const Full: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, ...Array.from({ length: 7 }, (_, index) => made(`screen-${index + 1}.png`)));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText('Up to 5 files per message.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Attach files' })).toBeDisabled();
  },
};
