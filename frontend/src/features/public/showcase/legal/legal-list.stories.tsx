import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LegalList } from './legal-list.tsx';

const meta = { title: 'Features/Legal/List', component: LegalList } satisfies Meta<typeof LegalList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Terms: Story = {
  args: {
    items: [
      { term: 'Cookie', text: 'a small text that a website stores in your browser.' },
      { term: 'Address, state, province, ZIP or postal code, city', text: 'when you save a delivery address.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(2);
  },
};
export const Points: Story = {
  args: {
    items: [
      { term: null, text: 'remove notices of authorship or licence;' },
      { term: null, text: 'use automated means that put an undue load on the website or get around its limits;' },
    ],
  },
};
export const Mixed: Story = {
  args: {
    items: [
      { term: 'Account', text: 'your record.' },
      { term: null, text: 'everything else.' },
    ],
  },
};
