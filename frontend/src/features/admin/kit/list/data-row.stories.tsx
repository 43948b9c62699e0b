import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Table, TableBody } from '@/components/ui/table.tsx';
import { type SampleRow, sampleColumns, sampleRows } from '@/test/admin-samples.ts';
import { DataRow } from './data-row.tsx';

const [row] = sampleRows(1) as [SampleRow];

const meta = {
  title: 'Features/Admin/Kit/Data row',
  component: DataRow<SampleRow>,
  args: { row, columns: sampleColumns, rowIndex: 1 },
  decorators: [
    (Story) => (
      <Table aria-label="One row">
        <TableBody>
          <Story />
        </TableBody>
      </Table>
    ),
  ],
} satisfies Meta<typeof DataRow<SampleRow>>;
export default meta;

const open = fn();
const other = fn();

/** A click anywhere opens the row; a click on a control of its own does only what that control does. */
export const Opens: StoryObj<typeof meta> = {
  args: {
    actions: (
      <>
        <button type="button" data-opens="" onClick={open}>
          Edit
        </button>
        <button type="button" onClick={other}>
          Delete
        </button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    open.mockClear();
    const [cell] = canvas.getAllByRole('cell').slice(-2);
    if (cell) await userEvent.click(cell);
    await expect(open).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(other).toHaveBeenCalledOnce();
    await expect(open).toHaveBeenCalledOnce();
  },
};
export const Phone: StoryObj<typeof meta> = { parameters: { initialViewport: 'phone' } };
