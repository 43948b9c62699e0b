import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { sampleProductRow } from '@/test/commerce-samples.ts';
import { ProductActions } from './product-actions.tsx';

const meta = {
  title: 'Features/Admin/Product actions',
  component: ProductActions,
  args: { product: sampleProductRow, search: {}, onView: fn(), onPublish: fn(), onDelete: fn() },
} satisfies Meta<typeof ProductActions>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: `More actions for ${sampleProductRow.title}` }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
};

export const Published: Story = {
  play: async ({ args }) => {
    await expect(await open()).toEqual(['New release', 'Releases', 'View on the site', 'Unpublish', 'Delete']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};
export const Draft: Story = {
  args: { product: { ...sampleProductRow, status: 'draft' } },
  play: async ({ args }) => {
    await expect(await open()).toEqual(['New release', 'Releases', 'Publish', 'Delete']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Publish' }));
    await expect(args.onPublish).toHaveBeenCalledOnce();
  },
};
