import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { sampleAdminProduct } from '@/test/commerce-samples.ts';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import { PicturesField } from './pictures-field.tsx';
import { type PictureDraft, toDraft } from './product-draft.ts';

const meta = {
  title: 'Features/Admin/Pictures field',
  component: PicturesField,
  args: {
    pictures: toDraft(sampleAdminProduct).pictures.slice(0, 2),
    problems: {},
    onChange: () => {},
    onSolve: () => {},
  },
  parameters: { scenario: signInAdmin },
  render: function Render(args) {
    const [pictures, setPictures] = useState<readonly PictureDraft[]>(args.pictures);
    return <PicturesField {...args} pictures={pictures} onChange={setPictures} />;
  },
} satisfies Meta<typeof PicturesField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The cover stays; the others can be removed. */
export const CoverAndOthers: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a picture' }));
    await expect(canvas.getByRole('group', { name: 'Picture 3' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(canvas.getByRole('group', { name: 'Picture 2' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Picture 3' })).toBeNull();
  },
};
export const NoCover: Story = {
  args: { pictures: [{ key: 'picture-0', picture: null }], problems: { 'picture-0': 'Please choose a cover' } },
};
