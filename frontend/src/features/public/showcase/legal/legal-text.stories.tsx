import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LegalText } from './legal-text.tsx';

const meta = {
  title: 'Features/Legal/Text',
  component: LegalText,
  args: { contactEmail: 'hello@nodi.example' },
} satisfies Meta<typeof LegalText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paragraph: Story = {
  args: { block: { type: 'text', text: 'We do not sell personal data.', items: [] } },
};
export const Contact: Story = {
  args: { block: { type: 'contact', text: 'By e-mail:', items: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'hello@nodi.example' })).toHaveAttribute(
      'href',
      'mailto:hello@nodi.example',
    );
  },
};
export const ContactWithoutAddress: Story = { args: { ...Contact.args, contactEmail: '' } };
/** A subheading; the section's own heading is one level above. */
export const Heading: Story = {
  args: { block: { type: 'heading', text: 'Usage data', items: [] } },
};
export const List: Story = {
  args: { block: { type: 'list', text: '', items: [{ term: 'token', text: 'proves that you are signed in.' }] } },
};
