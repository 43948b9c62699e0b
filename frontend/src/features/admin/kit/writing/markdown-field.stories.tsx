import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import { MarkdownField } from './markdown-field.tsx';

function Writing() {
  const [text, setText] = useState('');
  return <MarkdownField name="text" label="Text" value={text} onChange={setText} maxLength={30_000} help="Markdown." />;
}

const meta = {
  title: 'Features/Admin/Content/Markdown field',
  component: Writing,
  parameters: { scenario: signInAdmin },
} satisfies Meta<typeof Writing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Buttons: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Text');
    await userEvent.click(canvas.getByRole('button', { name: 'Bold' }));
    await expect(field).toHaveValue('**bold**');
    await expect(field).toHaveFocus();
  },
};
export const PictureOfTheLibrary: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Picture' }));
    const [first] = await screen.findAllByRole('button', { pressed: false });
    if (first) await userEvent.click(first);
    const alt = await screen.findByLabelText('Description of the picture');
    await userEvent.clear(alt);
    await userEvent.type(alt, 'A river');
    await userEvent.type(screen.getByLabelText('Caption'), 'At dusk');
    await userEvent.click(screen.getByRole('button', { name: 'Insert' }));
    await waitFor(() =>
      expect(canvas.getByLabelText<HTMLTextAreaElement>('Text').value).toMatch(/^!\[A river\]\(\/\S+ "At dusk"\)/),
    );
  },
};
