import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  Pagination,
  PaginationContent,
  PaginationEllipsis,
  PaginationItem,
  PaginationLink,
  PaginationNext,
  PaginationPrevious,
} from './pagination.tsx';

const meta = {
  title: 'Components/UI/Pagination',
  component: Pagination,
  argTypes: { children: { table: { disable: true } } },
} satisfies Meta<typeof Pagination>;
export default meta;

/** The parts with plain links; screens use `PageLinks`, which knows how many pages there are. */
export const Parts: StoryObj<typeof meta> = {
  render: () => (
    <Pagination className="gap-2">
      <PaginationPrevious href="?page=1" />
      <PaginationContent>
        <PaginationItem>
          <PaginationLink href="?page=1">1</PaginationLink>
        </PaginationItem>
        <PaginationItem>
          <PaginationLink href="?page=2" isActive>
            2
          </PaginationLink>
        </PaginationItem>
        <PaginationItem>
          <PaginationEllipsis />
        </PaginationItem>
      </PaginationContent>
      <PaginationNext href="?page=3" />
    </Pagination>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '2' })).toHaveAttribute('aria-current', 'page');
  },
};
