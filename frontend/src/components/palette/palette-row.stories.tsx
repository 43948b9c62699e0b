import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, ReceiptText, SunMoon } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { PaletteRow } from './palette-row.tsx';

const option = {
  id: 'palette-order-0',
  icon: ReceiptText,
  title: 'Order #10125',
  detail: 'Ramadan Calendar 2025',
  href: '/dashboard/orders',
};

const meta = {
  title: 'Components/Palette/Row',
  component: PaletteRow,
  args: { option, active: false, onPoint: fn(), onFollow: fn() },
  decorators: [
    (Story) => (
      <div role="listbox" aria-label="Results" className="max-w-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PaletteRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Active: Story = { args: { active: true } };
export const Action: Story = {
  args: { option: { id: 'palette-action-0', icon: SunMoon, title: 'Switch theme' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('option', { name: 'Switch theme' }));
    await expect(args.onFollow).toHaveBeenCalledOnce();
  },
};
export const Long: Story = {
  args: { option: { ...option, icon: Download, title: `${'ramadan_kareem_backgrounds_'.repeat(4)}final.zip` } },
};
