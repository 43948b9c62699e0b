import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SearchBox } from './search-box.tsx';

const meta = {
  title: 'Features/Admin/Kit/Search box',
  component: SearchBox,
  args: { placeholder: 'Search orders...', value: '', onSearch: fn() },
} satisfies Meta<typeof SearchBox>;
export default meta;

export const WaitsForTheTyping: StoryObj<typeof meta> = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search orders...' });
    await userEvent.type(box, '10125 ');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('10125'));
    await expect(box).toHaveValue('10125 ');
  },
};
