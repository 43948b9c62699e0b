import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { UnfinishedUpload } from './unfinished-upload.tsx';

const meta = {
  title: 'Features/Admin/Unfinished upload',
  component: UnfinishedUpload,
  args: {
    name: 'ramadan-1.4.0.dmg',
    size_bytes: 3_200_000_000,
    receivedBytes: 1_130_000_000,
    disabled: false,
    onFile: fn(),
    onDiscard: fn(),
  },
} satisfies Meta<typeof UnfinishedUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/1.1 GB of 3.2 GB uploaded/)).toBeVisible();
    await userEvent.upload(canvas.getByLabelText('Rest of ramadan-1.4.0.dmg'), new File(['x'], 'x.dmg'));
    await expect(args.onFile).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.onDiscard).toHaveBeenCalled();
  },
};
export const AnotherOnItsWay: Story = { args: { disabled: true } };
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
/** A colleague's upload: it can only be discarded. */
export const Abandoned: Story = {
  args: { startedBy: 'Maliha Karim' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/Started by Maliha Karim\./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Select file' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.onDiscard).toHaveBeenCalled();
  },
};
