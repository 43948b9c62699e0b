import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sampleMonths } from '@/test/dashboard-samples.ts';
import { ReportChart } from './report-chart.tsx';

const meta = {
  title: 'Features/Account/Report/Chart',
  component: ReportChart,
  args: { months: sampleMonths, figure: 'orders' },
} satisfies Meta<typeof ReportChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Orders: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Orders per month, December 2025 to November 2026/ })).toBeVisible();
    await expect(await canvas.findByText('15')).toBeVisible();
  },
};
export const Spending: Story = { args: { figure: 'spending' } };
export const Downloads: Story = { args: { figure: 'downloads' } };
export const Pointed: Story = {
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('img');
    await waitFor(() => expect(drawing.clientWidth).toBeGreaterThan(0));
    const { left, top, width } = drawing.getBoundingClientRect();
    const at = { clientX: left + width / 2 - 20, clientY: top + 150 };
    await userEvent.pointer({ target: drawing, coords: at });
    await expect(await canvas.findByText('May 2026')).toBeVisible();
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const slider = canvas.getByRole('slider', { name: 'Month' });
    await expect(slider).toHaveFocus();
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^November 2026: \d+ orders$/));
    await expect(canvas.getByText('November 2026 so far')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.queryByText('November 2026 so far')).toBeNull();
  },
};
export const HugeAmounts: Story = {
  args: {
    figure: 'spending',
    months: sampleMonths.map((month, index) => ({ ...month, spending: index === 3 ? 9_876_543.21 : month.spending })),
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
