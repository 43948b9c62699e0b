import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getFirst, longWord, sampleHome } from '@/test/home-samples.ts';
import { ProjectCard } from './project-card.tsx';

const project = getFirst(sampleHome.projects);

const meta = {
  title: 'Components/Product/Project card',
  component: ProjectCard,
  args: { project, shape: 'third' },
  decorators: [
    (Story, { args }) => (
      <div className={args.shape === 'third' ? 'max-w-96' : 'max-w-4xl'}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProjectCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Third: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: project.title })).toHaveAttribute('href', `/product/${project.id}`);
  },
};
export const Lead: Story = { args: { shape: 'lead', project: { ...project, badges: ['New'] } } };
export const Row: Story = { args: { shape: 'row' } };
export const LongTexts: Story = {
  args: {
    shape: 'row',
    project: { ...project, title: `${longWord} for beginners`, description: `${project.description} `.repeat(4) },
  },
};
export const MissingPicture: Story = {
  args: {
    project: { ...project, image: { ...project.image, url: '/media/none.webp', widths: [], placeholder: null } },
  },
};
