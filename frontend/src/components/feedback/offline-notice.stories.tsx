import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OfflineNotice } from './offline-notice.tsx';

const HOUR_MS = 3_600_000;
const before = (ms: number) => new Date(Date.now() - ms).toISOString();

const meta = {
  title: 'Components/Feedback/Offline notice',
  component: OfflineNotice,
  parameters: { docs: { story: { inline: false, height: '160px' } } },
  args: { savedAt: before(2 * HOUR_MS + 60_000) },
} satisfies Meta<typeof OfflineNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HoursAgo: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('You are offline: saved 2 hours ago'),
};
export const JustNow: Story = {
  args: { savedAt: before(0) },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('You are offline: saved just now'),
};
