import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { PictureData } from '@/components/ui/picture.tsx';
import { sampleSlides } from '@/test/samples.ts';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import { PictureField } from './picture-field.tsx';

const picture: PictureData = sampleSlides[0]?.picture ?? {
  url: '/media/none.webp',
  alt: '',
  width: 1200,
  height: 900,
  widths: [],
  placeholder: null,
};

const meta = {
  title: 'Features/Admin/Pictures/Picture field',
  component: PictureField,
  parameters: { scenario: signInAdmin },
  args: { name: 'cover', label: 'Cover picture', value: null, onChange: () => {}, marked: true },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div className="max-w-104">
        <PictureField {...args} value={value} onChange={setValue} />
      </div>
    );
  },
} satisfies Meta<typeof PictureField>;
export default meta;
type Story = StoryObj<typeof meta>;

const dot = () => {
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  return new File([Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0))], 'Dot.png', { type: 'image/png' });
};
const openLibrary = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Choose a picture|^Change picture/ }));
  return within(await screen.findByRole('dialog', { name: 'Choose a picture' }));
};

export const Empty: Story = { args: { help: 'Wide pictures fit best.' } };
export const Chosen: Story = { args: { value: picture, removable: true } };
/** Beside the picture that it replaces. */
export const Bare: Story = {
  args: { value: picture, bare: true, removable: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /^Cover picture/ })).toBeVisible();
    await expect(canvas.queryByLabelText('Description of the picture')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Remove' })).toBeVisible();
  },
};
export const BareEmpty: Story = { args: { bare: true } };
export const Missing: Story = { args: { error: 'Please choose a picture' } };
/** The library opens over the form; a selected picture appears in the field immediately. */
export const FromTheLibrary: Story = {
  play: async ({ canvas }) => {
    const library = await openLibrary(canvas);
    await userEvent.type(await library.findByRole('searchbox'), 'maliha');
    await waitFor(() => expect(library.getByText('1 of 1 pictures')).toBeVisible());
    await userEvent.click(library.getByRole('button', { name: /people-maliha/ }));
    await expect(await canvas.findByLabelText('Description of the picture')).toHaveValue('Portrait of Maliha Karim');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
export const LibraryOpen: Story = {
  args: { value: picture },
  play: async ({ canvas }) => {
    const library = await openLibrary(canvas);
    await expect(await library.findByRole('button', { pressed: true })).toBeVisible();
  },
};
/** A dropped picture being uploaded: its progress, and a button to cancel. */
export const Uploading: Story = {
  parameters: {
    scenario: (api) => {
      signInAdmin(api);
      api.scenarios.stalling('adminUploadPicture');
    },
  },
  play: async ({ canvas }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(dot());
    // The testing library's own event would lose the files.
    const dropped = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
    canvas.getByRole('button', { name: /^Choose a picture/ }).dispatchEvent(dropped);
    await expect(await canvas.findByText('40%')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Uploading the picture' })).toBeVisible();
  },
};
export const UploadCancelled: Story = {
  parameters: Uploading.parameters,
  play: async (context) => {
    await Uploading.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload' }));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
export const Uploaded: Story = {
  play: async ({ canvas }) => {
    const library = await openLibrary(canvas);
    await userEvent.upload(library.getByLabelText('Upload picture'), dot());
    await expect(await canvas.findByLabelText('Description of the picture')).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Change picture' })).toBeVisible();
  },
};
export const UploadRefused: Story = {
  play: async ({ canvas }) => {
    const library = await openLibrary(canvas);
    const drawing = new File(['<svg/>'], 'me.png', { type: 'image/png' });
    await userEvent.upload(library.getByLabelText('Upload picture'), drawing);
    await expect(await library.findByText('Please choose a JPEG, PNG, WebP, AVIF or SVG picture')).toBeVisible();
  },
};
