import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './card.tsx';
import { Table, TableBody, TableCaption, TableCell, TableFooter, TableHead, TableHeader, TableRow } from './table.tsx';

const rows = [
  { name: 'Ramadan Calendar 2025', price: '$9.99' },
  { name: 'Windows Image Upscaler Software', price: '$1,249.50' },
  { name: 'Mehndi & Henna Design', price: '$29.99' },
];

const meta = { title: 'Components/UI/Table', component: Table } satisfies Meta<typeof Table>;
export default meta;

export const Figures: StoryObj<typeof meta> = {
  render: () => (
    <Card>
      <Table>
        <TableCaption className="sr-only">Prices</TableCaption>
        <TableHeader>
          <TableRow>
            <TableHead className="rounded-tl-xl">Product</TableHead>
            <TableHead numeric className="rounded-tr-xl">
              Price
            </TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {rows.map(({ name, price }) => (
            <TableRow key={name} className="max-sm:p-3">
              <TableCell>{name}</TableCell>
              <TableCell numeric>{price}</TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow className="max-sm:p-3">
            <TableCell>All together</TableCell>
            <TableCell numeric>$1,289.48</TableCell>
          </TableRow>
        </TableFooter>
      </Table>
    </Card>
  ),
};
