import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '@/components/ui/button.tsx';
import { SidePanel } from './side-panel.tsx';

const meta = {
  title: 'Features/Admin/Kit/Beside panel',
  component: SidePanel,
  args: {
    title: 'Order #10125',
    onClose: fn(),
    footer: <Button>Start processing</Button>,
    children: <p>Everything about one order.</p>,
  },
  decorators: [
    (Story) => (
      <div className="w-100">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SidePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Order #10125' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
