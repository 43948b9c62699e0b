import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { LiveProduct } from '@/features/public/catalogue/products/live/live-product.tsx';
import { livePreview } from '@/test/product-samples.ts';

const meta = {
  title: 'Screens/Visitor/Live/Lesson',
  component: LiveProduct,
  args: livePreview(3),
} satisfies Meta<typeof LiveProduct>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The bill's initial state: the first question. */
export const Asked: Story = {
  play: async ({ canvas }) => {
    const size = await canvas.findByRole('slider', { name: 'Size of the amount' });
    await expect(size).toHaveAttribute('aria-valuetext', '20 px');
    await expect(canvas.getByRole('img', { name: /^A mobile bill/ })).toBeVisible();
  },
};
/** Between two decisions: ours is shown, the user's can be viewed again. */
export const Compared: Story = {
  play: async ({ canvas }) => {
    await fireEvent.change(await canvas.findByRole('slider'), { target: { value: '4' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Compare with ours' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/^20 of 20\. Yours 39 px, ours 39 px\./);
    await userEvent.click(canvas.getByRole('button', { name: 'Next decision' }));
    await expect(canvas.getByRole('button', { name: 'Compare with ours' })).toHaveFocus();
    await fireEvent.change(canvas.getByRole('slider'), { target: { value: '16' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Compare with ours' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/^14 of 20\. Yours 16 px, ours 24 px\./);
    await userEvent.click(canvas.getByRole('button', { name: 'Yours' }));
    await expect(canvas.getByRole('button', { name: 'Yours' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Ours' }));
  },
};
/** All five decided as we did, except the last one. */
export const Finished: Story = {
  play: async ({ canvas }) => {
    for (const value of ['4', '24', '1.7', '42', '80']) {
      await fireEvent.change(await canvas.findByRole('slider'), { target: { value } });
      await userEvent.click(canvas.getByRole('button', { name: 'Compare with ours' }));
      await userEvent.click(canvas.getByRole('button', { name: /^(Next decision|See the result)$/ }));
    }
    await expect(canvas.getByRole('status')).toHaveTextContent('85 points');
    await userEvent.click(canvas.getByRole('button', { name: 'Original' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ours' }));
    await expect(canvas.getByRole('button', { name: 'Play again' })).toBeVisible();
  },
};
export const Phone: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider', { name: 'Size of the amount' })).toBeVisible();
  },
};
