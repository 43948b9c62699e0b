import type { Meta, StoryObj } from '@storybook/react-vite';
import { FooterList } from './footer-list.tsx';

const meta = {
  title: 'Components/Layout/Footer list',
  component: FooterList,
  args: {
    title: 'Elsewhere',
    children: [
      <a key="tools" href="https://tools.nodi.example">
        Tools site
      </a>,
      <a key="video" href="https://video.nodi.example">
        Video channel
      </a>,
    ],
  },
} satisfies Meta<typeof FooterList>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
