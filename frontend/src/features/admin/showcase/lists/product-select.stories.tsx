import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { fillCatalogue } from '@/test/product-samples.ts';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { ProductSelect } from './product-select.tsx';

const meta = {
  title: 'Features/Admin/Content/Product select',
  component: ProductSelect,
  parameters: { scenario: signInAdmin },
  args: { name: 'productId', label: 'Product', defaultValue: '2', error: undefined },
} satisfies Meta<typeof ProductSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
/** A catalogue larger than one answer of the list: the other products are found by their title. */
export const Many: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      signInAdmin(api);
      fillCatalogue(api, 150);
    },
  },
  play: async ({ canvas }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Search products' });
    await expect(canvas.getByText('Showing the first 100. Search to find others.')).toBeVisible();
    await userEvent.type(search, '147');
    const option = await canvas.findByRole('option', { name: /147$/ });
    await userEvent.selectOptions(canvas.getByLabelText('Product'), option);
    await userEvent.clear(search);
    await userEvent.type(search, 'Nothing has this');
    await expect(await canvas.findByText('No products found.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Product')).toHaveDisplayValue(/147$/));
  },
};
