import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, Package, ReceiptText } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { PaletteList } from './palette-list.tsx';
import { paletteGroup } from './palette-options.ts';

const meta = {
  title: 'Components/Palette/List',
  component: PaletteList,
  args: {
    id: 'results',
    groups: [
      ...paletteGroup('page', 'Pages', [{ title: 'Orders', icon: FileText, href: '/' }]),
      ...paletteGroup('product', 'Products', [
        { title: 'Bangla Calendar 2025', detail: 'Android Applications', icon: Package, href: '/' },
      ]),
      ...paletteGroup('order', 'Orders', [{ title: 'Order #10125', detail: 'Detail', icon: ReceiptText, href: '/' }]),
    ],
    activeId: 'palette-page-0',
    onPoint: fn(),
    onFollow: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-96 rounded-xl border border-border">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PaletteList>;
export default meta;

export const Groups: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('group')).toHaveLength(3);
    await expect(canvas.getByRole('option', { name: 'Orders' })).toHaveAttribute('aria-selected', 'true');
  },
};
