import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { AdminProduct } from '@/api/generated/model.ts';
import { Button } from '@/components/ui/button.tsx';
import { sampleAdminProduct } from '@/test/commerce-samples.ts';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import { ProductForm } from './product-form.tsx';
import { useProductForm } from './use-product-form.ts';

interface Args {
  readonly saved: AdminProduct | null;
  readonly onSaved: () => void;
}

function Form(args: Args) {
  return (
    <>
      <ProductForm id="form" form={useProductForm(args)} />
      <Button type="submit" form="form" className="mt-6">
        Save
      </Button>
    </>
  );
}

const meta = {
  title: 'Features/Admin/Product form',
  component: Form,
  args: { saved: sampleAdminProduct, onSaved: fn() },
  parameters: { scenario: signInAdmin },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Edit: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Title')).toHaveValue(sampleAdminProduct.title);
    await userEvent.clear(canvas.getByLabelText('Version'));
    await userEvent.type(canvas.getByLabelText('Version'), '9.0.0');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Please add the file of version 9.0.0')).toBeVisible();
  },
};
/** All missing fields are reported together; the first one has the focus. */
export const Empty: Story = {
  args: { saved: null },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getAllByRole('alert')).toHaveLength(4);
    await expect(canvas.getByLabelText('Title')).toHaveFocus();
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};
