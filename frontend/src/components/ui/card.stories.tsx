import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './card.tsx';

const meta = {
  title: 'Components/UI/Card',
  component: Card,
  args: { className: 'max-w-form p-6', children: 'A sheet of paper on the desk. Padding belongs to what lies on it.' },
} satisfies Meta<typeof Card>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
