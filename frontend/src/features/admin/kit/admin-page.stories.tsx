import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@/components/ui/button.tsx';
import { AdminPage } from './admin-page.tsx';

const meta = {
  title: 'Features/Admin/Kit/Admin page',
  component: AdminPage,
  args: {
    title: 'Products',
    note: '6 products',
    actions: <Button>Add Product</Button>,
    children: <p className="text-muted-foreground">What the screen is about stands here.</p>,
  },
} satisfies Meta<typeof AdminPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = {
  args: { title: 'A title that needs more than one line' },
  parameters: { initialViewport: 'phone' },
};
