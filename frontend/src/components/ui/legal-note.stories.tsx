import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LegalNote } from './legal-note.tsx';

const meta = {
  title: 'Components/Legal note',
  component: LegalNote,
  args: { act: 'creating an account', pages: ['terms-and-conditions', 'privacy-policy'] },
} satisfies Meta<typeof LegalNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['/terms-and-conditions', '/privacy-policy']);
  },
};
export const OnlyPrivacy: Story = {
  args: { pages: ['privacy-policy'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/you accept/)).toBeNull();
  },
};
/** A production site without published legal texts: no dead links. */
export const Neither: Story = {
  args: { pages: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
