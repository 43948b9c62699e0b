import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { ConversationFile } from '@/api/generated/model.ts';
import { AttachFiles } from './attach-files.tsx';
import { useAttachments } from './use-attachments.ts';

interface DemoProps {
  readonly handOver: (file: File) => Promise<ConversationFile>;
  readonly files?: readonly File[];
}

const made = (name: string, bytes = 48_000) => new File([new Uint8Array(bytes)], name);

function Demo({ handOver, files = [] }: DemoProps) {
  const attachments = useAttachments(handOver);
  const { add } = attachments;
  // biome-ignore lint/correctness/useExhaustiveDependencies: chosen once, as by a person
  useEffect(() => add(files), []);
  return <AttachFiles attachments={attachments} />;
}

const kept = fn<DemoProps['handOver']>(async ({ name, size }) => ({
  id: name,
  name,
  type: 'image/png',
  sizeBytes: size,
}));

const meta = {
  title: 'Components/Conversation/Attach files',
  component: Demo,
  args: { handOver: kept },
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {};
export const Ready: Story = {
  args: { files: [made('screen.png'), made(`${'a-very-long-name-'.repeat(7)}.pdf`, 4_900_000)] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove screen.png' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};
export const Sending: Story = {
  args: { files: [made('screen.png')], handOver: fn<DemoProps['handOver']>(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sending screen.png')).toBeInTheDocument();
  },
};
export const Failed: Story = {
  args: {
    files: [made('screen.png'), made('film.zip', 6_000_000)],
    handOver: fn<DemoProps['handOver']>(kept).mockRejectedValueOnce(new Error('down')),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to send this file')).toBeVisible();
    await expect(canvas.getByText('This file is larger than 5 MB')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try screen.png again' }));
    await waitFor(() => expect(canvas.queryByText('Failed to send this file')).toBeNull());
  },
};
export const Full: Story = {
  args: { files: Array.from({ length: 7 }, (_, index) => made(`screen-${index + 1}.png`)) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText('A message holds 5 files.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Attach files' })).toBeDisabled();
  },
};
