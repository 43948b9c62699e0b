import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleSite } from '@/test/samples.ts';
import { Logo } from './logo.tsx';

const meta = {
  title: 'Components/Layout/Logo',
  component: Logo,
  args: { name: sampleSite.name, logo: sampleSite.logo },
} satisfies Meta<typeof Logo>;
export default meta;

export const Default: StoryObj<typeof meta> = {};

export const LongName: StoryObj<typeof meta> = {
  args: { name: 'A portfolio whose owner could not decide on a shorter name' },
  decorators: [
    (Story) => (
      <div className="flex w-64">
        <Story />
      </div>
    ),
  ],
};

/** An owner without a logo. */
export const NameAlone: StoryObj<typeof meta> = { args: { name: 'Harbour Works', logo: null } };
