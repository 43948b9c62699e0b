import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { UploadProgressBar } from './upload-progress-bar.tsx';

const cancel = fn();
const meta = {
  title: 'Components/Feedback/Upload meter',
  component: UploadProgressBar,
  args: { progress: { percent: 42, cancel }, label: 'Uploading the picture' },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UploadProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shown in single per cent, announced in quarters. */
export const Underway: Story = {
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading the picture' });
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
    await expect(canvas.getByText('42%')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('25% sent');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload' }));
    await expect(cancel).toHaveBeenCalledOnce();
  },
};
export const Begun: Story = { args: { progress: { percent: 0, cancel } } };
export const Sent: Story = {
  args: { progress: { percent: 100, cancel } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Processing')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Sent. Processing.');
  },
};
