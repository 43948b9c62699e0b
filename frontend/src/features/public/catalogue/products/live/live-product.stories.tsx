import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { sampleProduct, sampleProducts } from '@/test/product-samples.ts';
import { LiveProduct } from './live-product.tsx';

const { images } = sampleProduct;
const [before, after] = sampleProducts[5]?.images.slice(2) ?? [];
if (!(before && after)) throw new Error('The demo has no pictures to compare');

const meta = {
  title: 'Screens/Visitor/Live/Generic',
  component: LiveProduct,
  parameters: { initialViewport: 'desktop' },
  args: { id: sampleProduct.id, preview: { kind: 'gallery' }, images },
} satisfies Meta<typeof LiveProduct>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The line is a range input, which the browser moves by pointer and arrow keys. */
export const BeforeAndAfter: Story = {
  args: { preview: { kind: 'comparison', before, after } },
  play: async ({ canvas }) => {
    const line = await canvas.findByRole('slider', { name: 'Divider between before and after' });
    await expect(line).toHaveAttribute('aria-valuetext', '62 per cent after');
    await fireEvent.change(line, { target: { value: '100' } });
    await expect(line).toHaveAttribute('aria-valuetext', '0 per cent after');
    await fireEvent.change(line, { target: { value: '0' } });
    await expect(line).toHaveAttribute('aria-valuetext', '100 per cent after');
    await expect(canvas.getByText(before.alt)).toBeVisible();
  },
};
export const BeforeAndAfterOnAPhone: Story = {
  args: BeforeAndAfter.args ?? {},
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider')).toHaveAttribute('aria-valuetext', '62 per cent after');
  },
};

/** Buttons and arrow keys select the next picture; its description follows. */
export const Gallery: Story = {
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('button', { name: 'Next picture' });
    await userEvent.click(next);
    await expect(canvas.getByText(`2 of ${images.length}`)).toBeVisible();
    await expect(canvas.getByText(images[1]?.alt ?? '')).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByText(`${images.length} of ${images.length}`)).toBeVisible();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Home}');
    const [first] = canvas.getAllByRole<HTMLImageElement>('img', { name: images[0]?.alt ?? '' });
    await waitFor(() => expect(first).toBeVisible());
  },
};
export const GalleryOnAPhone: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`1 of ${images.length}`)).toBeVisible();
  },
};
/** There is nothing to select. */
export const GalleryOfOne: Story = {
  args: { images: images.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'A closer look' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Nothing of the other site is loaded yet; the text names it. */
export const Sandbox: Story = {
  args: { preview: { kind: 'sandbox', url: 'https://demo.example/calendar?lang=en' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Start the preview' })).toBeVisible();
    await expect(canvas.getByText(/^The preview comes from demo\.example\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Open in a new tab/ })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};
export const SandboxOnAPhone: Story = { ...Sandbox, parameters: { initialViewport: 'phone' } };
/** A file of this site replaces the other site; it may do less, because it has this site's origin. */
export const SandboxStarted: Story = {
  args: { preview: { kind: 'sandbox', url: `${location.origin}/favicon.svg` } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start the preview' }));
    const frame = await canvas.findByTitle(/^Preview from /);
    await expect(frame).toHaveFocus();
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms');
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  },
};

/** The component belongs to a demo that is not installed: nothing is shown, and nothing fails. */
export const NotInstalled: Story = {
  args: { preview: { kind: 'component', component: 'weather-map' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('section')).not.toBeVisible());
  },
};
