import type { Meta, StoryObj } from '@storybook/react-vite';
import { Table, TableBody } from '@/components/ui/table.tsx';
import { type SampleRow, sampleColumns } from '@/test/admin-samples.ts';
import { RowSkeletons } from './row-skeletons.tsx';

const meta = {
  title: 'Features/Admin/Kit/Row skeletons',
  component: RowSkeletons<SampleRow>,
  args: { columns: sampleColumns, actions: true, text: 'Loading products' },
  decorators: [
    (Story) => (
      <Table aria-label="Products">
        <TableBody>
          <Story />
        </TableBody>
      </Table>
    ),
  ],
} satisfies Meta<typeof RowSkeletons<SampleRow>>;
export default meta;

export const Phone: StoryObj<typeof meta> = { parameters: { initialViewport: 'phone' } };
