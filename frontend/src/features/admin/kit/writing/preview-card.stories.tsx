import type { Meta, StoryObj } from '@storybook/react-vite';
import { PreviewCard } from './preview-card.tsx';

const meta = {
  title: 'Features/Admin/Content/Preview card',
  component: PreviewCard,
  args: { children: <p className="p-6">The article as its page draws it.</p> },
} satisfies Meta<typeof PreviewCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
