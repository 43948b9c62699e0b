import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText } from 'lucide-react';
import { lazy, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Palette } from './palette.tsx';
import { PaletteDialog } from './palette-dialog.tsx';
import { paletteGroup } from './palette-options.ts';

const palette = {
  text: '',
  onText: fn(),
  placeholder: 'Search screens',
  groups: paletteGroup('page', 'Pages', [
    { title: 'Orders', icon: FileText, href: '/' },
    { title: 'Wallet', icon: FileText, href: '/' },
  ]),
  pending: false,
  problem: null,
  onRetry: fn(),
  onFollow: fn(),
};

const meta = {
  title: 'Components/Palette/Dialog',
  component: PaletteDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: { open: true, onOpen: fn(), children: <Palette {...palette} /> },
} satisfies Meta<typeof PaletteDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: 'Search' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Search' })).toHaveFocus();
  },
};
export const Phone: Story = { ...Open, parameters: { initialViewport: 'phone' } };
export const StillSearching: Story = { args: { children: <Palette {...palette} text="ord" pending /> } };
export const NothingFound: Story = { args: { children: <Palette {...palette} text="xyz" groups={[]} /> } };
export const Failed: Story = {
  args: { children: <Palette {...palette} text="ord" problem="Failed to search" /> },
};

/** The palette's script arrives when the test says so. */
const loaded = Promise.withResolvers<void>();
const LatePalette = lazy(async () => {
  await loaded.promise;
  return {
    default: function Late() {
      const [text, setText] = useState('');
      return <Palette {...palette} text={text} onText={setText} />;
    },
  };
});
export const TypedWhileLoading: Story = {
  args: { children: <LatePalette /> },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Search' }), 'inv');
    loaded.resolve();
    const field = await canvas.findByRole('combobox', { name: 'Search' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('ite');
    await expect(field).toHaveValue('invite');
  },
};
