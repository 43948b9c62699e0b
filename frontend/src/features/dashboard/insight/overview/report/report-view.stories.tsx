import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleMonths } from '@/test/dashboard-samples.ts';
import { ReportView } from './report-view.tsx';

const meta = {
  title: 'Features/Account/Report/View',
  component: ReportView,
  args: { months: sampleMonths, figure: 'downloads', onFigure: fn() },
} satisfies Meta<typeof ReportView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chart: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel', { name: /Downloads/ })).toBeVisible();
  },
};
export const Table: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Show all figures as a table'));
    await expect(canvas.getByRole('table', { name: 'All figures per month' })).toBeVisible();
  },
};
