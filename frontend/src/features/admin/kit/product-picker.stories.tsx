import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fillCatalogue } from '@/test/product-samples.ts';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import type { MockApi } from '../../../../../mocks/api.ts';
import { ProductPicker } from './product-picker.tsx';

const meta = {
  title: 'Features/Admin/Coupons/Product picks',
  component: ProductPicker,
  parameters: { scenario: signInAdmin },
  args: { selected: [2], onChange: fn() },
} satisfies Meta<typeof ProductPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ args, canvas }) => {
    const boxes = await canvas.findAllByRole('checkbox');
    await expect(boxes.filter((box) => (box as HTMLInputElement).checked)).toHaveLength(1);
    await expect(canvas.getByText('Applies to the selected products only.')).toBeVisible();
    const [first] = boxes.filter((box) => !(box as HTMLInputElement).checked);
    if (first) await userEvent.click(first);
    await expect(args.onChange).toHaveBeenCalledWith([2, expect.any(Number)]);
  },
};
export const None: Story = {
  args: { selected: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Applies to all products.')).toBeVisible();
  },
};
/** A deleted product stays selected, by its number, until it is unticked. */
export const Gone: Story = {
  args: { selected: [4711] },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Product 4711' }));
    await expect(args.onChange).toHaveBeenCalledWith([]);
  },
};
/** More products than one answer of the list: the others are found by their title. */
export const Many: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      signInAdmin(api);
      fillCatalogue(api, 150);
    },
  },
  play: async ({ canvas }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Search products' });
    await userEvent.type(search, '147');
    const list = canvas.getByRole('list');
    await expect(await within(list).findByRole('checkbox', { name: /147$/ })).toBeVisible();
    await userEvent.type(search, '{Enter}');
    await userEvent.type(search, ' and more');
    await expect(await canvas.findByText('No products found.')).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      signInAdmin(api);
      api.scenarios.failing('adminListProducts', 500);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/.+Try again/);
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
