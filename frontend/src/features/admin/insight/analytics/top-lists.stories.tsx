import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleAnalytics } from './sample-analytics.ts';
import { TopLists } from './top-lists.tsx';

const meta = {
  title: 'Features/Admin/Analytics/Top lists',
  component: TopLists,
  args: sampleAnalytics,
} satisfies Meta<typeof TopLists>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { products: [], articles: [] } };
