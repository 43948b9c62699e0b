import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UntranslatedNote } from './untranslated-note.tsx';

const meta = {
  title: 'Components/Untranslated note',
  component: UntranslatedNote,
  args: { text: '<p>An English text on a page in another language.</p>' },
} satisfies Meta<typeof UntranslatedNote>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In English there is nothing to say; the toolbar shows the note in Bangla. */
export const OnAnEnglishPage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/not been translated/)).toBeNull();
  },
};
