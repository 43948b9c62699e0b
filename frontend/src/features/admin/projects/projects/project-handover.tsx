import { FileSignature } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { adminGetHandoverPdf, useAdminOfferHandover } from '@/api/generated/admin-projects/admin-projects.ts';
import type { ProjectHandover as Handover } from '@/api/generated/model.ts';
import { handoverInputRightsMax, handoverInputSourceMax } from '@/api/generated/zod/schemas/handoverInput.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { DownloadDocument } from '@/components/invoice/download-document.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { formatDate } from '@/lib/format.ts';
import { formatShopTime } from '@/lib/format-moment.ts';
import { Can } from '../../kit/can.tsx';
import { TextAreaField } from '../../kit/text-area-field.tsx';

interface ProjectHandoverProps {
  readonly lead: string;
  readonly handover: Handover | null;
}

/** The handover document about source code and rights: written by the studio, signed by the client. */
export function ProjectHandover({ lead, handover }: ProjectHandoverProps) {
  const [isWriting, setWriting] = useState(false);
  const isSigned = handover?.signed_at != null;
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="font-sans text-sm font-semibold tracking-normal">Handover</h3>
        {handover ? (
          <Badge variant={isSigned ? 'success' : 'warning'}>{isSigned ? 'Signed' : 'Waiting for the client'}</Badge>
        ) : null}
      </div>
      <State lead={lead} handover={handover} />
      {isSigned ? null : (
        <Can do="adminOfferHandover">
          <div className="mt-4">
            {isWriting ? (
              <HandoverForm lead={lead} handover={handover} onClose={() => setWriting(false)} />
            ) : (
              <Button variant="outline" size="sm" onClick={() => setWriting(true)}>
                <FileSignature aria-hidden="true" />
                <span>{handover ? 'Edit handover' : 'Write handover'}</span>
              </Button>
            )}
          </div>
        </Can>
      )}
    </div>
  );
}

function State({ lead, handover }: ProjectHandoverProps) {
  if (!handover)
    return (
      <p className="mt-1 text-sm text-muted-foreground">
        List the source code and the rights that the client receives. They sign it with their name.
      </p>
    );
  const { version, items, offered_at: offeredAt, signed_by: name, signed_at: signedAt, sha256 } = handover;
  const files = items.length === 1 ? '1 file' : `${items.length} files`;
  return (
    <div className="mt-1 text-sm">
      <p className="wrap-anywhere text-muted-foreground">
        {`Version ${version} · ${files} · offered ${formatDate(offeredAt)}`}
      </p>
      {signedAt ? (
        <p className="mt-1 wrap-anywhere">
          <span>Signed by </span>
          <bdi className="font-semibold">{name}</bdi>
          <span>{`, ${formatShopTime(signedAt)}`}</span>
        </p>
      ) : null}
      {sha256 ? (
        <div className="mt-3">
          <DownloadDocument
            label="Download sealed PDF"
            of="Handover"
            file="handover.pdf"
            load={() => adminGetHandoverPdf(lead)}
          />
        </div>
      ) : null}
    </div>
  );
}

function HandoverForm({ lead, handover, onClose }: ProjectHandoverProps & { readonly onClose: () => void }) {
  const { mutateAsync } = useAdminOfferHandover();
  const { show } = useToast();
  const { form, busy, failure, problem } = useForm({
    fields: ['source', 'rights'],
    draftKey: `handover-${lead}`,
    check: ({ source, rights }) => ({
      ...(source.trim() === '' && { source: 'Please describe what is handed over' }),
      ...(rights.trim() === '' && { rights: 'Please describe the rights' }),
    }),
    send: async ({ source, rights }) => {
      const data = { source: source.trim(), rights: rights.trim(), version: handover?.version ?? 0 };
      await mutateAsync({ id: lead, data });
      show({ tone: 'success', text: 'Handover offered' });
      onClose();
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, 'Failed to offer the handover'),
  });
  return (
    <form noValidate aria-label="Handover" className="mt-3 rounded-md border border-border p-4" {...form}>
      {failure ? (
        <Banner tone="danger" className="mb-4">
          {failure}
        </Banner>
      ) : null}
      <TextAreaField
        name="source"
        label="Source code and documents"
        help="One line each: repositories, accounts, manuals. Files and delivered software are listed below them."
        rows={5}
        autoFocus
        defaultValue={handover?.source}
        maxLength={handoverInputSourceMax}
        error={problem('source')}
      />
      <TextAreaField
        name="rights"
        label="Rights"
        help="Which rights the client receives, and when."
        rows={4}
        defaultValue={handover?.rights}
        maxLength={handoverInputRightsMax}
        error={problem('rights')}
      />
      <div className="flex gap-2">
        <Button type="submit" size="sm" busy={busy}>
          Offer to the client
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
