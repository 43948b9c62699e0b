import type { Meta, StoryObj } from '@storybook/react-vite';
import { EntryField } from './entry-field.tsx';

const meta = {
  title: 'Features/Admin/Content/Entry field',
  component: EntryField,
  args: { spec: { name: 'rating', label: 'Rating', kind: 'rating', max: 5 }, value: '4', error: undefined },
} satisfies Meta<typeof EntryField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rating: Story = {};
