import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import { ProductEditor } from './product-editor.tsx';

const meta = {
  title: 'Features/Admin/Product editor',
  component: ProductEditor,
  args: { id: '2', open: true, onClose: fn() },
  parameters: {
    layout: 'fullscreen',
    scenario: signInAdmin,
    routerPath: '/admin/products',
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof ProductEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Typed text is not lost by closing; a saved one closes the panel. */
export const Edit: Story = {
  play: async ({ canvas, args }) => {
    const title = await canvas.findByLabelText('Title');
    await userEvent.type(title, ', second edition');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    const question = await canvas.findByRole('alertdialog', { name: 'Discard your changes?' });
    await expect(question).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
/** Somebody else has saved meanwhile: nothing is overwritten, and the newer state is one press away. */
export const Stale: Story = {
  parameters: {
    scenario: (api) => {
      signInAdmin(api);
      api.scenarios.failing(
        'adminUpdateProduct',
        409,
        'This has been changed since you opened it. Reload to see the latest version.',
      );
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), ' 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText(/This has been changed since you opened it/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveValue('Bangla Calendar 2025'));
  },
};
export const Unknown: Story = {
  args: { id: '999' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such product.')).toBeVisible();
  },
};
