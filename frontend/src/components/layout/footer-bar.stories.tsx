import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleSite } from '@/test/samples.ts';
import { FooterBar } from './footer-bar.tsx';

const meta = {
  title: 'Components/Layout/Footer line',
  component: FooterBar,
  args: { site: sampleSite, year: 2026 },
} satisfies Meta<typeof FooterBar>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
