import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleSlides } from '@/test/samples.ts';
import { PictureSheet } from './picture-sheet.tsx';

const picture = sampleSlides[0]?.picture ?? {
  url: '/media/none.webp',
  alt: '',
  width: 1200,
  height: 900,
  widths: [],
  placeholder: null,
};

const meta = {
  title: 'Features/Admin/Pictures/Picture sheet',
  component: PictureSheet,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: {
    picture: {
      ...picture,
      id: '7b1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a59',
      name: 'river-at-dusk',
      uploaded: true,
      size_bytes: 412_000,
      uses: [],
      created_at: '2026-11-20T10:00:00Z',
    },
    open: true,
    onClose: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof PictureSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShownNowhere: Story = {};
