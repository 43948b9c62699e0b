import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { sampleAdminProduct } from '@/test/commerce-samples.ts';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import { ProductFileField } from './product-file-field.tsx';

const meta = {
  title: 'Features/Admin/Product file field',
  component: ProductFileField,
  args: { current: sampleAdminProduct.file, selected: null, onChange: () => {} },
  parameters: { scenario: signInAdmin },
  render: function Render(args) {
    const [chosen, setChosen] = useState(args.selected);
    return <ProductFileField {...args} selected={chosen} onChange={setChosen} />;
  },
} satisfies Meta<typeof ProductFileField>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (canvas: { getByLabelText(text: string): HTMLElement }, name: string) =>
  userEvent.upload(canvas.getByLabelText('File for this version'), new File(['tide'], name));

export const Replaced: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'ramadan-calendar-2.5.0.zip');
    await expect(await canvas.findByText('ramadan-calendar-2.5.0.zip')).toBeVisible();
    await expect(await canvas.findByText('4 B, attached when you save')).toBeVisible();
  },
};
export const NoneYet: Story = { args: { current: null } };
export const Needed: Story = { args: { error: 'Please add the file of version 2.5.0' } };
export const Failed: Story = {
  parameters: {
    scenario: (api) => {
      signInAdmin(api);
      api.scenarios.failing('adminStartUpload', 500);
    },
  },
  play: async ({ canvas }) => {
    await choose(canvas, 'tide.zip');
    await expect(await canvas.findByText('Failed to upload the file')).toBeVisible();
  },
};
