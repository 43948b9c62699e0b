import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleSummary } from '@/test/dashboard-samples.ts';
import { SummaryFigures } from './summary-figures.tsx';

const figure = (value: number, change: number | null = null) => ({ value, change });

const meta = {
  title: 'Features/Account/Overview/Summary figures',
  component: SummaryFigures,
  args: { summary: sampleSummary },
} satisfies Meta<typeof SummaryFigures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const [label, value] of [
      ['Total Orders', '125'],
      ['Downloads', '3,427'],
      ['Wallet Balance', '$2,845.65'],
      ['Active Products', '12'],
    ] as const) {
      await expect(canvas.getByText(label).closest('div')).toHaveTextContent(value);
    }
  },
};
export const NewAccount: Story = {
  args: {
    summary: { totalOrders: figure(0), downloads: figure(0), walletBalance: figure(25), activeProducts: figure(0) },
  },
};
export const LargeFigures: Story = {
  args: {
    summary: {
      totalOrders: figure(10_000, 1240),
      downloads: figure(1_234_567, -88.8),
      walletBalance: figure(1_234_567.89, 0),
      activeProducts: figure(1_000, 12.5),
    },
  },
};
