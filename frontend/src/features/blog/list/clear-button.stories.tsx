import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClearButton } from './clear-button.tsx';

const meta = {
  title: 'Features/Blog/Clear button',
  component: ClearButton,
  parameters: { routerPath: '/blog' },
} satisfies Meta<typeof ClearButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InEmptyList: Story = {};
export const BesideTheCount: Story = { args: { small: true } };
