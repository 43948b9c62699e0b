import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleSite } from '@/test/samples.ts';
import { ContactDetails } from './contact-details.tsx';

const meta = {
  title: 'Features/Contact/Details',
  component: ContactDetails,
  args: { email: sampleSite.contactEmail, phone: sampleSite.phone, address: sampleSite.location },
  decorators: [
    (Story) => (
      <div className="dark deep max-w-lg p-8">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ContactDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'hello@nodi.example' })).toHaveAttribute(
      'href',
      'mailto:hello@nodi.example',
    );
    await expect(canvas.getByRole('link', { name: '+880 1700 000000' })).toHaveAttribute('href', 'tel:+8801700000000');
    await expect(canvas.getByText('Rajshahi, Bangladesh')).toBeVisible();
  },
};
export const MailAlone: Story = { args: { phone: '', address: '' } };
export const LongWords: Story = {
  args: {
    email: 'projects-and-questions@a-rather-long-studio-name.example',
    address: 'Third floor, 14 Padma Residential Area, Bhadra, Rajshahi 6204, Bangladesh',
  },
  parameters: { initialViewport: 'phone' },
};
