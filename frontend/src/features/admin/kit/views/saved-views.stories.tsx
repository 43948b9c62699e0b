import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import { SavedViews } from './saved-views.tsx';
import { useListWorkspace } from './use-list-workspace.ts';

/** The views of the list of orders, as its screen shows them. */
function OrderViews({ query, onView }: { readonly query: string; readonly onView: (query: string) => void }) {
  const { views } = useListWorkspace('orders');
  return <SavedViews list="orders" views={views} query={query} onView={onView} />;
}

const late = { id: crypto.randomUUID(), list: 'orders' as const, version: 1, query: 'status=pending' };

const meta = {
  title: 'Features/Admin/Kit/Saved views',
  component: OrderViews,
  parameters: { scenario: signInAdmin, initialViewport: 'desktop' },
  args: { query: 'status=pending', onView: fn() },
} satisfies Meta<typeof OrderViews>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kept: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save this view' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Late payments');
    await userEvent.click(canvas.getByRole('button', { name: 'Save view' }));
    const view = await canvas.findByRole('button', { name: 'Late payments' });
    await expect(view).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save this view' })).toBeNull());
    await userEvent.click(view);
    await expect(args.onView).toHaveBeenCalledWith('');
  },
};
export const Shared: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save this view' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Late payments');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Share with the team' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save view' }));
    await expect(await canvas.findByRole('button', { name: 'Late payments (team)' })).toBeVisible();
  },
};
/** A name that exists is refused in the dialog, which keeps what was typed. */
export const TakenName: Story = {
  parameters: {
    scenario: (api) => {
      signInAdmin(api);
      api.db.state.savedViews = [{ ...late, ownerId: null, name: 'Late payments', query: 'status=processing' }];
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Late payments (team)' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save this view' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'late payments');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Share with the team' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save view' }));
    await expect(await canvas.findByText('A view with this name already exists')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('late payments');
  },
};
/** Renamed, replaced, and deleted with undo. */
export const Changed: Story = {
  parameters: {
    scenario: (api) => {
      signInAdmin(api);
      api.db.state.savedViews = [{ ...late, ownerId: null, name: 'Late', query: 'status=processing' }];
    },
  },
  play: async ({ canvas }) => {
    const menu = () => canvas.findByRole('button', { name: /^More actions for the view/ });
    await userEvent.click(await menu());
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Rename' }));
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'In progress');
    await userEvent.click(canvas.getByRole('button', { name: 'Save view' }));
    await canvas.findByRole('button', { name: 'In progress (team)' });
    await userEvent.click(await menu());
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Replace with current filters' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'In progress (team)' })).toHaveAttribute('aria-pressed', 'true'),
    );
    await userEvent.click(await menu());
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Saved views' })).toBeNull());
  },
};
/** Without all rights the team’s views can be used, but not changed. */
export const OthersViews: Story = {
  parameters: {
    scenario: (api) => {
      signInAdmin(api);
      for (const { user } of api.db.state.accounts) if (user.is_admin) user.rights = ['support'];
      api.db.state.savedViews = [{ ...late, ownerId: null, name: 'Late' }];
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Late (team)' })).toBeVisible();
  },
};
export const NothingSet: Story = { args: { query: '' } };
