import { coversRights } from '@contract/rules/client-rights.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useToast } from '@/hooks/use-toast.ts';
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { rightLabel } from './client-rights-field.tsx';
import type { PeopleSource, Person } from './people-source.ts';
import { PersonForm } from './person-form.tsx';

interface PeopleListProps {
  readonly people: readonly Person[];
  readonly source: PeopleSource;
  /** Shown while the list is empty. */
  readonly empty: string;
}

/** The people of a client with their rights, and a form that adds one. */
export function PeopleList({ people, source, empty }: PeopleListProps) {
  const [open, setOpen] = useState<string | null>(null);
  const [isClosed, setClosed] = useState(false);
  const close = () => {
    setOpen(null);
    setClosed(true);
  };
  return (
    <>
      {people.length > 0 ? (
        <ul className="divide-y divide-border">
          {people.map((person) => (
            <li key={person.id} className="py-4">
              {open === person.id ? (
                <PersonForm source={source} person={person} onClose={close} />
              ) : (
                <PersonRow person={person} source={source} onEdit={() => setOpen(person.id)} />
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-3 max-w-prose text-sm text-muted-foreground">{empty}</p>
      )}
      {open === 'new' ? (
        <PersonForm source={source} onClose={close} />
      ) : (
        <Button
          variant="outline"
          className="mt-4"
          // It replaces the form, which had the focus.
          autoFocus={isClosed && open === null}
          onClick={() => setOpen('new')}
        >
          <Trans>Add a person</Trans>
        </Button>
      )}
    </>
  );
}

interface PersonRowProps {
  readonly person: Person;
  readonly source: PeopleSource;
  readonly onEdit: () => void;
}

function PersonRow({ person, source, onEdit }: PersonRowProps) {
  const { id, name, email, rights, invited_by: invitedBy } = person;
  const [isAsking, setAsking] = useState(false);
  const { show } = useToast();
  const removal = useMutation({
    mutationFn: () => source.remove(id),
    onSuccess: () => {
      setAsking(false);
      show({ tone: 'success', text: t`Access removed` });
    },
  });
  const links = useMutation({
    mutationFn: async () => source.sendLinks?.(id),
    onSuccess: () => show({ tone: 'success', text: t`Link sent to ${email}` }),
    onError: (error) => show({ tone: 'danger', text: source.toMessage(error, t`Failed to send the link`) }),
  });
  const isChangeable = coversRights(source.allowed, rights);
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm wrap-anywhere text-muted-foreground">
          <bdi>{email}</bdi>
        </p>
        <ul aria-label={t`Access`} className="mt-2 flex flex-wrap gap-1.5">
          {rights.map((right) => (
            <li key={right}>
              <Badge variant="outline">{rightLabel(right)}</Badge>
            </li>
          ))}
        </ul>
        {invitedBy ? (
          <p className="mt-2 text-xs text-muted-foreground">
            <Trans>
              Invited by <bdi>{invitedBy}</bdi>
            </Trans>
          </p>
        ) : null}
      </div>
      {isChangeable ? (
        <div className="-ms-2 flex flex-wrap gap-1">
          <Button variant="ghost" size="sm" onClick={onEdit}>
            <Trans>Change</Trans>
            <span className="sr-only">{name}</span>
          </Button>
          {source.sendLinks ? (
            <Button variant="ghost" size="sm" busy={links.isPending} onClick={() => links.mutate()}>
              <Trans>Send new link</Trans>
              <span className="sr-only">{name}</span>
            </Button>
          ) : null}
          <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
            <Trans>Remove</Trans>
            <span className="sr-only">{name}</span>
          </Button>
        </div>
      ) : null}
      <ConfirmDialog
        open={isAsking}
        question={t`Remove the access of ${name}?`}
        action={t`Remove`}
        busy={removal.isPending}
        problem={removal.error ? source.toMessage(removal.error, t`Failed to remove this person`) : null}
        onConfirm={() => removal.mutate()}
        onCancel={() => {
          setAsking(false);
          removal.reset();
        }}
      >
        <p>
          <Trans>All of this person’s links stop working immediately. Past decisions keep their name.</Trans>
        </p>
      </ConfirmDialog>
    </div>
  );
}
