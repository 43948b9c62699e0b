import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleAbout } from '@/test/home-samples.ts';
import { TeamPortrait } from './team-portrait.tsx';

const [member] = sampleAbout.team;
if (!member) throw new Error('The demo has no team');

const meta = {
  title: 'Features/About/Portrait',
  component: TeamPortrait,
  args: { member },
  decorators: [
    (Story) => (
      <ul className="max-w-96">
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof TeamPortrait>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The links of a portrait appear when one of them has the focus. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Tanvir Ahmed on GitHub' });
    link.focus();
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('target', '_blank');
  },
};
export const NoLinks: Story = { args: { member: { ...member, social: [] } } };
export const LongWords: Story = {
  args: {
    member: { ...member, name: 'Muhammad Abdullah Al-Mamun Chowdhury Siddique', bio: `${member.bio} `.repeat(3) },
  },
};
export const PictureMissing: Story = {
  args: { member: { ...member, image: { ...member.image, url: '/media/none.webp', widths: [], placeholder: null } } },
};
