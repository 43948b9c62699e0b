import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { useForm } from '@/hooks/use-form.ts';
import { ownSubmit } from '@/lib/own-event.ts';
import { Button } from './button.tsx';
import { Detached } from './detached.tsx';
import { Dialog, DialogContent, DialogHeader, DialogTitle } from './dialog.tsx';
import { Field } from './field.tsx';

interface SampleProps {
  readonly onOuter: () => void;
  readonly onInner: () => void;
  readonly onTyped: () => void;
}

function Sample({ onOuter, onInner, onTyped }: SampleProps) {
  const { form } = useForm({
    fields: ['title'],
    check: () => ({}),
    send: async () => onOuter(),
    toMessage: () => null,
  });
  return (
    <form aria-label="Article" onChange={onTyped} {...form}>
      <Field name="title" label="Title" />
      <Button type="submit">Publish</Button>
      <Detached>
        <Dialog open>
          <DialogContent>
            <DialogHeader>
              <DialogTitle>Picture</DialogTitle>
            </DialogHeader>
            <form aria-label="Picture" className="p-6" onSubmit={ownSubmit(onInner)}>
              <Field name="alt" label="Description" />
              <Button type="submit">Insert</Button>
            </form>
          </DialogContent>
        </Dialog>
      </Detached>
    </form>
  );
}

const meta = {
  title: 'Components/UI/Detached',
  component: Sample,
  args: { onOuter: fn(), onInner: fn(), onTyped: fn() },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Input and submit events in the dialog do not reach the form whose field opened it. */
export const FormOfAField: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText('Description'), 'A river{Enter}');
    await expect(args.onInner).toHaveBeenCalledOnce();
    await expect(args.onOuter).not.toHaveBeenCalled();
    await expect(args.onTyped).not.toHaveBeenCalled();
  },
};
