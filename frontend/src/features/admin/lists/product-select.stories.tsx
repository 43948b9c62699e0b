import type { Meta, StoryObj } from '@storybook/react-vite';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import { ProductSelect } from './product-select.tsx';

const meta = {
  title: 'Features/Admin/Content/Product select',
  component: ProductSelect,
  parameters: { scenario: signInAdmin },
  args: { name: 'productId', label: 'Product', defaultValue: '2', error: undefined },
} satisfies Meta<typeof ProductSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
