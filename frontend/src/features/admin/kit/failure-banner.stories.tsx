import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FailureBanner } from './failure-banner.tsx';

const meta = {
  title: 'Features/Admin/Kit/Failure banner',
  component: FailureBanner,
  args: { failure: 'Failed to save the article', stale: false, onReload: fn() },
} satisfies Meta<typeof FailureBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to save the article');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
export const Stale: Story = {
  args: { failure: 'This has been changed since you opened it. Reload to see the latest version.', stale: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
