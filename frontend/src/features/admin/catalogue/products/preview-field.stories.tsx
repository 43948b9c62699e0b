import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleProduct } from '@/test/product-samples.ts';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import { PreviewField } from './preview-field.tsx';
import { emptyDraft, type PreviewDraft } from './product-draft.ts';

interface Args {
  readonly preview: PreviewDraft;
  readonly problems: Record<string, string>;
  readonly onChange: (preview: PreviewDraft) => void;
  readonly onSolve: (id: string) => void;
}

function Edited({ preview, onChange, ...rest }: Args) {
  const [current, setCurrent] = useState(preview);
  return (
    <PreviewField
      {...rest}
      preview={current}
      onChange={(next) => {
        setCurrent(next);
        onChange(next);
      }}
    />
  );
}

const none = emptyDraft().preview;
const [before = null, after = null] = sampleProduct.images;

const meta = {
  title: 'Features/Admin/Product preview',
  component: Edited,
  args: { preview: none, problems: {}, onChange: fn(), onSolve: fn() },
  parameters: { scenario: signInAdmin },
} satisfies Meta<typeof Edited>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The kinds, then the pieces that the installed demo brings. */
export const None: Story = {
  play: async ({ canvas, args }) => {
    const select = canvas.getByLabelText('Preview');
    await expect(select).toHaveValue('');
    await userEvent.selectOptions(select, 'Bangla date');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...none, kind: 'component', component: 'bangla-date' });
    await userEvent.selectOptions(select, 'Gallery');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...none, kind: 'gallery' });
  },
};
export const BeforeAndAfter: Story = {
  args: { preview: { ...none, kind: 'comparison', before, after } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByLabelText('Description of the picture')).toHaveLength(2);
  },
};
export const Sandbox: Story = {
  args: { preview: { ...none, kind: 'sandbox', url: 'https://demo.example/calendar' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^URL of the page/)).toHaveValue('https://demo.example/calendar');
  },
};
/** The demo with this piece was removed; the product keeps its name. */
export const NotInstalled: Story = {
  args: { preview: { ...none, kind: 'component', component: 'weather-map' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { name: 'weather-map (not installed)', selected: true })).toBeVisible();
  },
};
export const Incomplete: Story = {
  args: {
    preview: { ...none, kind: 'comparison', before },
    problems: { 'preview-after': 'Please choose a picture to compare' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please choose a picture to compare')).toBeVisible();
  },
};
