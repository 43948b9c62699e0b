import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel } from './panel.tsx';

const meta = {
  title: 'Features/Admin/Overview/Panel',
  component: Panel,
  args: {
    title: 'Waiting comments',
    all: (props) => <a href="/admin/content" {...props} />,
    empty: 'No comment waits.',
    rows: [],
  },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
