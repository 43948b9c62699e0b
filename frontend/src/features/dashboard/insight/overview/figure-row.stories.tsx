import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { FigureRow } from './figure-row.tsx';

const meta = {
  title: 'Features/Account/Overview/Figure row',
  component: FigureRow,
  args: { icon: Download, label: 'Downloads', value: '3,427', change: 8.2 },
  decorators: [
    (Story) => (
      <dl className="max-w-form rounded-xl border border-border bg-card">
        <Story />
      </dl>
    ),
  ],
} satisfies Meta<typeof FigureRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LargeFigure: Story = { args: { value: '1,234,567', change: null } };
