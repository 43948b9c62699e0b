import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { sampleText } from '@/test/markdown-sample.ts';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import { MarkdownField } from './markdown-field.tsx';

interface WritingProps {
  readonly text?: string;
  readonly page?: boolean;
  readonly maxLength?: number;
  readonly error?: string;
  /** Milliseconds after which the form renders what was typed. */
  readonly late?: number;
}

function Writing({ text: initial = '', page = false, maxLength = 30_000, error, late = 0 }: WritingProps) {
  const [text, setText] = useState(initial);
  return (
    <>
      <MarkdownField
        name="text"
        label="Text"
        value={text}
        onChange={late > 0 ? (typed) => setTimeout(() => setText(typed), late) : setText}
        maxLength={maxLength}
        error={error}
        help="Markdown."
        page={page}
      />
      <output aria-label="Stored" className="sr-only whitespace-pre">
        {text}
      </output>
    </>
  );
}

const meta = {
  title: 'Features/Admin/Content/Markdown field',
  component: Writing,
  parameters: { scenario: signInAdmin },
} satisfies Meta<typeof Writing>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const findText = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Text' });
const stored = (canvas: Canvas) => canvas.getByRole('status', { name: 'Stored' }).textContent;

/** The testing library's own event would lose files and formats. */
function transfer(target: Element, type: 'paste' | 'drop', data: DataTransfer) {
  const options = { bubbles: true, cancelable: true };
  target.dispatchEvent(
    type === 'paste'
      ? new ClipboardEvent(type, { ...options, clipboardData: data })
      : new DragEvent(type, { ...options, dataTransfer: data }),
  );
}

function filesOf(...files: File[]): DataTransfer {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
}

const dot = () => {
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  return new File([Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0))], 'Dot.png', { type: 'image/png' });
};

export const Buttons: Story = {
  play: async ({ canvas }) => {
    const field = await findText(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Bold' }));
    await waitFor(() => expect(stored(canvas)).toBe('**bold**'));
    await expect(field).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stored(canvas)).toBe(''));
  },
};
/** Every block of an article. */
export const Blocks: Story = {
  args: { text: sampleText(), page: true },
  play: async ({ canvas }) => {
    await expect(await findText(canvas)).toHaveTextContent('What is stored');
  },
};
export const Phone: Story = { ...Blocks, parameters: { initialViewport: 'phone' } };
export const Invalid: Story = {
  args: { error: 'Please write the text' },
  play: async ({ canvas }) => {
    await expect(await findText(canvas)).toHaveAccessibleDescription(/^Please write the text/);
  },
};
/** Keys without a button: Enter continues a list, Tab indents it. A journey leaves the field by Escape and Tab. */
export const ByKeyboard: Story = {
  tags: ['no-picture'],
  args: { text: '- sehri' },
  play: async ({ canvas }) => {
    const field = await findText(canvas);
    await userEvent.click(field);
    await userEvent.keyboard('{Control>}{End}{/Control}{Enter}');
    await waitFor(() => expect(stored(canvas)).toBe('- sehri\n- '));
    await userEvent.keyboard('{Tab}');
    await waitFor(() => expect(stored(canvas)).toBe('- sehri\n  - '));
    await expect(field).toHaveFocus();
  },
};
export const PictureOfTheLibrary: Story = {
  play: async ({ canvas }) => {
    await findText(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Picture' }));
    const [first] = await screen.findAllByRole('button', { pressed: false });
    if (first) await userEvent.click(first);
    const alt = await screen.findByLabelText('Description of the picture');
    await userEvent.clear(alt);
    await userEvent.type(alt, 'A river');
    await userEvent.type(screen.getByLabelText('Caption'), 'At dusk');
    await userEvent.click(screen.getByRole('button', { name: 'Insert' }));
    await waitFor(() => expect(stored(canvas)).toMatch(/^!\[A river\]\(\/\S+ "At dusk"\)/));
  },
};
/** Formatted text of other programs becomes Markdown. */
export const PastedText: Story = {
  play: async ({ canvas }) => {
    const data = new DataTransfer();
    data.setData('text/html', '<h1>Tables</h1><p>A <b>printed</b> one <img src="file:///a.png"></p>');
    data.setData('text/plain', 'Tables A printed one');
    transfer(await findText(canvas), 'paste', data);
    await waitFor(() => expect(stored(canvas)).toBe('## Tables\n\nA **printed** one'));
    await expect(await canvas.findByText(/A picture was not pasted/)).toBeVisible();
  },
};
/** A dropped picture being uploaded: its place in the text, its progress, and a button to cancel. */
export const Uploading: Story = {
  args: { text: 'Before.\n\nAfter.' },
  parameters: {
    scenario: (api) => {
      signInAdmin(api);
      api.scenarios.stalling('adminUploadPicture');
    },
  },
  play: async ({ canvas }) => {
    transfer(await findText(canvas), 'paste', filesOf(dot()));
    await expect(await canvas.findByText('40%')).toBeVisible();
    await expect(canvas.getByText('The picture appears here.')).toBeVisible();
  },
};
export const UploadCancelled: Story = {
  ...Uploading,
  tags: ['no-picture'],
  play: async (context) => {
    await Uploading.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload' }));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await expect(canvas.queryByText('The picture appears here.')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
/** Once it is uploaded, its description is asked for. */
export const Uploaded: Story = {
  play: async ({ canvas }) => {
    transfer(await findText(canvas), 'paste', filesOf(dot()));
    await userEvent.type(await screen.findByLabelText('Description of the picture'), 'A dot');
    await userEvent.click(screen.getByRole('button', { name: 'Insert' }));
    await waitFor(() => expect(stored(canvas)).toMatch(/^!\[A dot\]\(\/uploads\/\S+\)/));
  },
};
export const Refused: Story = {
  play: async ({ canvas }) => {
    const large = new File([new Uint8Array(40_000_000)], 'River.png', { type: 'image/png' });
    const foreign = new File(['text'], 'Notes.pdf', { type: 'application/pdf' });
    transfer(await findText(canvas), 'drop', filesOf(large, foreign));
    await expect(await canvas.findByText('“River.png” is 40 MB. Pictures can have up to 10 MB.')).toBeVisible();
    await expect(canvas.getByText(/“Notes.pdf” is not a picture/)).toBeVisible();
  },
};
export const TooLong: Story = {
  args: { text: 'Twelve signs', maxLength: 12 },
  play: async ({ canvas }) => {
    await findText(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Heading' }));
    await expect(await canvas.findByText('The text can have up to 12 characters.')).toBeVisible();
    await expect(stored(canvas)).toBe('Twelve signs');
  },
};
/** A form that renders slowly, such as one with many fields, never deletes letters. */
export const LateForm: Story = {
  args: { late: 120 },
  play: async ({ canvas }) => {
    const text = await findText(canvas);
    text.focus();
    await userEvent.keyboard('Twice a day the sea comes back.');
    await waitFor(() => expect(stored(canvas)).toBe('Twice a day the sea comes back.'));
    await expect(text).toHaveTextContent('Twice a day the sea comes back.');
  },
};
