import type { Meta, StoryObj } from '@storybook/react-vite';
import { River } from './river.tsx';

const meta = { title: 'Components/Brand/River', component: River } satisfies Meta<typeof River>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnDeep: Story = {
  render: () => (
    <div className="h-[32rem] max-w-xl bg-deep text-deep-line">
      <River className="size-full" />
    </div>
  ),
};
export const OnPaper: Story = { args: { className: 'h-[32rem] w-full text-primary' } };
