import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleMonths } from '@/test/dashboard-samples.ts';
import { ReportTable } from './report-table.tsx';

const meta = {
  title: 'Features/Account/Report/Table',
  component: ReportTable,
  args: { months: sampleMonths },
} satisfies Meta<typeof ReportTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(14); // the header, twelve months, the totals
    await expect(canvas.getByRole('rowheader', { name: 'Apr 2026' }).parentElement).toHaveTextContent('0$0.000');
  },
};
