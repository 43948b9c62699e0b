import type { Meta, StoryObj } from '@storybook/react-vite';
import { UpcomingScreen } from './upcoming-screen.tsx';

const meta = {
  title: 'Screens/Visitor/Upcoming',
  component: UpcomingScreen,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Services', line: 'What we do for clients, from a first sketch to support after launch.' },
  argTypes: {
    title: { control: 'text' },
    line: { control: 'text' },
  },
} satisfies Meta<typeof UpcomingScreen>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
