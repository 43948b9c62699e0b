import type { Meta, StoryObj } from '@storybook/react-vite';
import { OverviewFigures } from './overview-figures.tsx';

const meta = {
  title: 'Features/Admin/Overview/Figures',
  component: OverviewFigures,
  args: {
    overview: {
      asOf: '2026-11-24T00:00:00Z',
      users: { value: 1_234_567, change: 112.5 },
      orders: { value: 856_120, change: -8.2 },
      revenue: { value: 45_678_901.5, change: 0 },
      growth: { value: null, change: null },
    },
  },
} satisfies Meta<typeof OverviewFigures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LargeAndMissing: Story = {};
