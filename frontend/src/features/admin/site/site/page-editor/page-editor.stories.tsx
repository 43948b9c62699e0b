import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { siteSections } from '../site-sections.ts';
import { PageEditor } from './page-editor.tsx';
import { sitePart } from './site-part.tsx';

const parts = siteSections
  .filter(({ id }) => id === 'identity' || id === 'film' || id === 'coming-soon')
  .map((config) => sitePart(config, config.id === 'film' ? '#story' : '.hero-title'));

const meta = {
  title: 'Screens/Administration/Page editor',
  component: PageEditor,
  parameters: { layout: 'fullscreen', screen: { path: '/admin/content/home', signedInAs: 'super_admin' } },
  args: { page: '/', name: 'Home', parts, openPart: undefined, onOpenPart: fn() },
} satisfies Meta<typeof PageEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page inside the frame. */
async function framedPage(canvasElement: HTMLElement) {
  const page = await waitFor(
    () => {
      const body = canvasElement.querySelector('iframe')?.contentDocument?.body;
      if (!body?.querySelector('.hero-title')) throw new Error('The page is not there yet');
      return body;
    },
    { timeout: 20_000 },
  );
  return within(page);
}

export const Typed: Story = {
  play: async ({ canvas, canvasElement }) => {
    const field = await canvas.findByRole('textbox', { name: 'Headline' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Drawn in Rajshahi');
    const page = await framedPage(canvasElement);
    await expect(await page.findByText('Drawn in Rajshahi')).toBeInTheDocument();
  },
};
export const OtherPart: Story = {
  args: { openPart: 'film' },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Coming soon/ }));
    await expect(args.onOpenPart).toHaveBeenCalledWith('coming-soon');
  },
};
export const PhonePreview: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Phone' }));
    await framedPage(canvasElement);
    await expect(canvasElement.querySelector('iframe')).toHaveAttribute('width', '390');
  },
};
export const Phone: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Preview' }));
    await framedPage(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(canvas.getByRole('textbox', { name: 'Headline' })).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: { scenario: (api) => api.scenarios.stalling('adminGetSite') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading Home')).toBeInTheDocument();
  },
};
export const Failed: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('adminGetSite', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
