import { Link } from '@tanstack/react-router';
import { DoorClosed } from 'lucide-react';
import type { AdminRight } from '@/api/generated/model.ts';
import { buttonVariants } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { rightsSummary } from '../kit/rights-labels.ts';

interface AccessDeniedProps {
  readonly rights: readonly AdminRight[];
}

/** Replaces a screen that the administrator's rights do not include, when its URL was typed. */
export function AccessDenied({ rights }: AccessDeniedProps) {
  return (
    <Card className="mx-auto mt-8 max-w-xl p-6 sm:p-10">
      <DoorClosed className="size-8 text-primary" aria-hidden="true" />
      <h1 className="mt-5 text-2xl">You don’t have access</h1>
      <p className="mt-3 text-muted-foreground">
        You have access to <span className="font-medium text-foreground">{rightsSummary(rights).toLowerCase()}</span>.
        Ask the owner of this site if you need this page.
      </p>
      <Link to="/admin" className={buttonVariants({ className: 'mt-7' })}>
        Back to the dashboard
      </Link>
    </Card>
  );
}
