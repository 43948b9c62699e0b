import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlogClear } from './blog-clear.tsx';

const meta = {
  title: 'Features/Blog/Clear button',
  component: BlogClear,
  parameters: { routerPath: '/blog' },
} satisfies Meta<typeof BlogClear>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InEmptyList: Story = {};
export const BesideTheCount: Story = { args: { small: true } };
