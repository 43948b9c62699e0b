import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Table, TableBody, TableCell, TableRow } from '@/components/ui/table.tsx';
import { RowGap } from './row-gap.tsx';

const meta = {
  title: 'Features/Admin/Kit/Row gap',
  component: RowGap,
  args: { rows: 4, height: 57 },
  decorators: [
    (Story) => (
      <Table aria-label="Four rows are missing above">
        <TableBody>
          <Story />
          <TableRow>
            <TableCell>The fifth row</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    ),
  ],
} satisfies Meta<typeof RowGap>;
export default meta;

export const FourRows: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('td')?.offsetHeight).toBe(228);
  },
};
