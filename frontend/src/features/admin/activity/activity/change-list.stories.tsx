import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChangeList } from './change-list.tsx';

const meta = {
  title: 'Features/Admin/Activity/Change list',
  component: ChangeList,
  args: {
    rows: [
      { key: 'status', label: 'Status', view: { kind: 'values', before: 'Pending', after: 'Completed' } },
      { key: 'phone', label: 'Phone', view: { kind: 'values', before: null, after: '+880 1700 000000' } },
      { key: 'address', label: 'Address', view: { kind: 'values', before: 'Shaheb Bazar, Rajshahi', after: null } },
      { key: 'active', label: 'Active', view: { kind: 'switch', on: true } },
      {
        key: 'description',
        label: 'Description',
        view: { kind: 'prose', before: 'A short text.', after: 'A short text about a product. '.repeat(12) },
      },
      {
        key: 'features',
        label: 'Features',
        view: { kind: 'items', added: ['Moon phases'], removed: ['Widgets'], edited: [], isReordered: false },
      },
    ],
  },
} satisfies Meta<typeof ChangeList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryKind: Story = {};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
