import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Table, TableHeader, TableRow } from '@/components/ui/table.tsx';
import { SortHeader } from './sort-header.tsx';

const meta = {
  title: 'Features/Admin/Kit/Sort header',
  component: SortHeader,
  args: { title: 'Price', field: 'price', sort: '-price', onSort: fn(), numeric: true },
  decorators: [
    (Story) => (
      <Table aria-label="Prices">
        <TableHeader>
          <TableRow>
            <Story />
          </TableRow>
        </TableHeader>
      </Table>
    ),
  ],
} satisfies Meta<typeof SortHeader>;
export default meta;

export const Descending: StoryObj<typeof meta> = { parameters: { initialViewport: 'desktop' } };
