import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChangeList } from './change-list.tsx';

const meta = {
  title: 'Features/Admin/Activity/Change list',
  component: ChangeList,
  args: {
    changes: [
      { field: 'price', before: '9.99', after: '14.99' },
      { field: 'contactEmail', before: null, after: 'hello@nodi.example' },
      { field: 'address', before: 'Shaheb Bazar, Rajshahi', after: null },
      { field: 'description', before: 'Short', after: 'A long text about the product. '.repeat(12) },
      { field: 'note', before: null, after: null },
    ],
  },
} satisfies Meta<typeof ChangeList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryKind: Story = {};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
