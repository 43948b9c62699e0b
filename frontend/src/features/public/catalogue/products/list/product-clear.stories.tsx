import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProductClear } from './product-clear.tsx';

const meta = {
  title: 'Features/Catalogue/Clear button',
  component: ProductClear,
  args: { sort: 'title' },
} satisfies Meta<typeof ProductClear>;
export default meta;

/** The sort order stays, also without JavaScript. */
export const KeepsTheOrder: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Clear' })).toBeVisible();
    await expect(canvasElement.querySelector('input[name=sort]')).toHaveValue('title');
  },
};
