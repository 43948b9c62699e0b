import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleSlides } from '@/test/samples.ts';
import { LibraryGrid } from './library-grid.tsx';

const pictures = sampleSlides.map(({ picture, name }, index) => ({
  ...picture,
  id: `7b1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a5${index}`,
  name: index === 1 ? 'a-picture-whose-file-name-is-much-longer-than-its-place' : name,
  uploaded: index > 1,
  size_bytes: null,
  uses: [],
  created_at: '2026-11-20T10:00:00.000Z',
}));

const meta = {
  title: 'Features/Admin/Pictures/Library grid',
  component: LibraryGrid,
  args: { pictures, selected: pictures[0]?.url, onChoose: fn() },
} satisfies Meta<typeof LibraryGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneChosen: Story = {};
