import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EntryRow } from './entry-row.tsx';

const meta = {
  title: 'Features/Admin/Content/Entry row',
  component: EntryRow,
  args: {
    summary: { title: 'Do you work at weekends?', text: 'On Fridays we rest. '.repeat(12) },
    published: false,
    index: 1,
    count: 3,
    onMove: fn(),
    onEdit: fn(),
    onToggle: fn(),
    onDelete: fn(),
    drag: { onDragStart: fn(), onDragOver: fn(), onDragEnd: fn(), onDrop: fn() },
  },
  decorators: [
    (Story) => (
      <ol>
        <Story />
      </ol>
    ),
  ],
} satisfies Meta<typeof EntryRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HiddenFromTheSite: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: /^Move Do you/ }).focus();
    await userEvent.keyboard('{ArrowUp}{End}');
    await expect(args.onMove).toHaveBeenNthCalledWith(1, 0);
    await expect(args.onMove).toHaveBeenNthCalledWith(2, 2);
  },
};
export const Landing: Story = { args: { landing: 'above', published: true } };
