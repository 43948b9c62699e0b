import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from './container.tsx';

const meta = {
  title: 'Components/UI/Container',
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: { children: <p className="bg-muted py-6">The page’s 1200 px and its margins.</p> },
  argTypes: {
    children: { table: { disable: true } },
  },
} satisfies Meta<typeof Container>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
