import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sparkline } from './sparkline.tsx';

const run = (from: number) => Array.from({ length: 30 }, (_, day) => from + day / 4 + 3 * Math.sin(day * 0.9));

const meta = {
  title: 'Components/Chart/Sparkline',
  component: Sparkline,
  args: { values: run(6), before: run(3) },
  decorators: [
    (Story) => (
      <div className="w-60">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rising: Story = {};
export const NothingBefore: Story = { args: { before: run(0).map(() => 0) } };
export const Nothing: Story = { args: { values: [], before: [] } };
