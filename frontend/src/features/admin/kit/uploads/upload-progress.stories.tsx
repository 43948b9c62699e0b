import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UploadProgress } from './upload-progress.tsx';

const GB = 1_000_000_000;
const moved = [
  { at: 0, sent: 1.1 * GB },
  { at: 5_000, sent: 1.13 * GB },
];

const meta = {
  title: 'Features/Admin/Upload progress',
  component: UploadProgress,
  args: {
    name: 'ramadan-1.4.0.dmg',
    sizeBytes: 3.2 * GB,
    samples: moved,
    step: 'moving',
    onPause: () => {},
    onResume: () => {},
    onCancel: () => {},
  },
} satisfies Meta<typeof UploadProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Moving: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('6 MB/s, about 6 minutes left')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'ramadan-1.4.0.dmg' })).toHaveAttribute('aria-valuenow', '35');
  },
};
export const JustBegun: Story = { args: { samples: moved.slice(0, 1) } };
export const NoNetwork: Story = { args: { step: 'waiting' } };
export const Paused: Story = { args: { step: 'paused' } };
export const Finishing: Story = { args: { step: 'finishing', samples: [{ at: 0, sent: 3.2 * GB }] } };
export const LongName: Story = {
  args: { name: 'ramadan-calendar-for-bangladesh-with-prayer-times-and-tide-tables-1.4.0-universal-signed.dmg' },
  parameters: { initialViewport: 'phone' },
};
