import type { Meta, StoryObj } from '@storybook/react-vite';
import { Table, TableBody } from '@/components/ui/table.tsx';
import { type SampleRow, sampleColumns, sampleRows } from '@/test/admin-samples.ts';
import { DataRow } from './data-row.tsx';

const [row] = sampleRows(1) as [SampleRow];

const meta = {
  title: 'Features/Admin/Kit/Data row',
  component: DataRow<SampleRow>,
  args: { row, columns: sampleColumns, place: 1 },
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

export const Phone: StoryObj<typeof meta> = { parameters: { initialViewport: 'phone' } };
