import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './button.tsx';
import { Card, CardAction, CardContent, CardDescription, CardFooter, CardHeader, CardTitle } from './card.tsx';

const meta = {
  title: 'Components/UI/Card',
  component: Card,
  args: { className: 'max-w-form p-6', children: 'A sheet of paper on the desk. Padding belongs to what lies on it.' },
  argTypes: {
    className: { control: 'select', options: ['max-w-form p-6', 'max-w-form', 'p-6', ''] },
    children: { table: { disable: true } },
  },
} satisfies Meta<typeof Card>;
export default meta;

export const Default: StoryObj<typeof meta> = {};

export const Parts: StoryObj<typeof meta> = {
  args: {
    className: 'max-w-form',
    children: (
      <>
        <CardHeader>
          <CardTitle>Studio Toolkit</CardTitle>
          <CardDescription>Bought on 20 November 2026</CardDescription>
          <CardAction>
            <Button variant="link" size="sm">
              Invoice
            </Button>
          </CardAction>
        </CardHeader>
        <CardContent>Two files, valid for as long as the account exists.</CardContent>
        <CardFooter>
          <Button>Download</Button>
        </CardFooter>
      </>
    ),
  },
};
