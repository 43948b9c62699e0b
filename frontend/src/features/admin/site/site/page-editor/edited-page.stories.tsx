import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { framedPage } from '@/test/framed-page.ts';
import { SiteSection } from '../site-section.tsx';
import { findSection } from '../site-sections.ts';
import { EditedPage } from './edited-page.tsx';

const parts = ['headline', 'film', 'coming-soon'];
const forms = parts.map((id) => {
  const section = findSection(id);
  return section ? <SiteSection key={id} sectionConfig={section} /> : null;
});

const meta = {
  title: 'Screens/Administration/Edited page',
  component: EditedPage,
  parameters: { layout: 'fullscreen', screen: { path: '/admin/content/home', signedInAs: 'super_admin' } },
  args: { page: '/', name: 'Home', parts, openList: undefined, children: forms },
} satisfies Meta<typeof EditedPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = await framedPage(canvasElement, '.hero-title');
    const field = await canvas.findByRole('textbox', { name: 'Headline' });
    await userEvent.clear(field);
    await userEvent.paste('Drawn in Rajshahi'); // the page beside the form is drawn again for every key
    await expect(await page.findByText('Drawn in Rajshahi')).toBeInTheDocument();
  },
};
export const OtherPart: Story = {
  play: async ({ canvas, canvasElement }) => {
    await framedPage(canvasElement, '.hero-title');
    const headline = await canvas.findByRole('textbox', { name: 'Headline' });
    await userEvent.type(headline, '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Coming soon' }));
    await expect(await canvas.findByRole('button', { name: 'Save coming soon' })).toBeVisible();
    await expect(headline).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Headline' }));
    await waitFor(() => expect(headline).toBeVisible());
    await expect(headline).toHaveDisplayValue(/!$/);
  },
};
export const PhonePreview: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Phone' }));
    await framedPage(canvasElement, '.hero-title');
    await expect(canvasElement.querySelector('iframe')).toHaveAttribute('width', '390');
  },
};
export const Phone: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Preview' }));
    await framedPage(canvasElement, '.hero-title');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(await canvas.findByRole('textbox', { name: 'Headline' })).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('adminGetSite', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
