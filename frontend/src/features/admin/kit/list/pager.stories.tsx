import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pager } from './pager.tsx';

const meta = {
  title: 'Features/Admin/Kit/Pager',
  component: Pager,
  args: {
    page: 2,
    limit: 20,
    total: 856,
    noun: 'orders',
    linkTo: (page, { children, ...props }) => (
      <a href={`?page=${page}`} {...props}>
        {children}
      </a>
    ),
  },
} satisfies Meta<typeof Pager>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
