import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { getFirst } from '@/test/home-samples.ts';
import { SiteSection } from './site-section.tsx';
import { topicSections } from './topic-labels.ts';

const screen = { path: '/admin/products/categories', signedInAs: 'super_admin' } as const;

const meta = {
  title: 'Screens/Administration/Lists of names',
  component: SiteSection,
  parameters: { layout: 'fullscreen', screen, initialViewport: 'desktop' },
  args: { sectionConfig: getFirst(topicSections) },
} satisfies Meta<typeof SiteSection>;
export default meta;
type Story = StoryObj<typeof meta>;

const WAIT = { timeout: 5000 };

export const ProductCategories: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Name of category 1' }, WAIT)).toHaveValue(
      'Android Applications',
    );
    await expect(canvas.getByText('4 products')).toBeVisible();
  },
};
/** Before a name in use is removed, its products get another one. */
export const RemovedAndMoved: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Android Applications' }, WAIT));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'));
    await expect(dialog.getByText(/4 products are in it/)).toBeVisible();
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'Plugins');
    await userEvent.click(dialog.getByRole('button', { name: 'Move and remove' }));
    await expect(await canvas.findByText(': 4 products to Plugins')).toBeVisible();
  },
};
export const TagsPhone: Story = {
  parameters: { screen: { ...screen, path: '/admin/content/topics' }, initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Name of tag 1' }, WAIT)).toHaveValue('webdev');
  },
};
/** A save can be undone; a duplicate name is refused before sending. */
export const RenamedAndTakenBack: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('textbox', { name: 'Name of badge 1' }, WAIT);
    await userEvent.clear(first);
    await userEvent.type(first, 'pro');
    await userEvent.click(canvas.getByRole('button', { name: 'Save badges' }));
    await expect(await canvas.findByText('“Pro” is already in this list')).toBeVisible();
    await userEvent.clear(first);
    await userEvent.type(first, 'Fresh');
    await userEvent.click(canvas.getByRole('button', { name: 'Save badges' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('Changes undone')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name of badge 1' })).toHaveValue('New');
  },
};
