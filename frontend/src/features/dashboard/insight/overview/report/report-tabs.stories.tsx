import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleMonths } from '@/test/dashboard-samples.ts';
import { ReportTabs } from './report-tabs.tsx';

const meta = {
  title: 'Features/Account/Report/Tabs',
  component: ReportTabs,
  args: { months: sampleMonths, figure: 'orders', onFigure: fn(), panelId: 'panel' },
  decorators: [
    (Story) => (
      <div>
        <Story />
        <div id="panel" />
      </div>
    ),
  ],
} satisfies Meta<typeof ReportTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Spending/ }));
    await expect(args.onFigure).toHaveBeenCalledWith('spending');
  },
};
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('tab', { name: /Orders/ }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onFigure).toHaveBeenCalledWith('downloads');
    await expect(canvas.getByRole('tab', { name: /Downloads/ })).toHaveFocus();
  },
};
