import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import type { ProjectHandover } from '@/api/generated/model.ts';
import { getLinkedHandoverPdf, useSignHandover } from '@/api/generated/project-links/project-links.ts';
import { handoverSignatureNameMax } from '@/api/generated/zod/schemas/handoverSignature.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { DownloadDocument } from '@/components/invoice/download-document.tsx';
import { useSigner } from '@/components/project/signer.tsx';
import { Button } from '@/components/ui/button.tsx';
import { FieldFrame, noteId } from '@/components/ui/field-frame.tsx';
import { Input } from '@/components/ui/input.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { formatMoment } from '@/lib/format-moment.ts';
import { projectHeaders } from './project-token.ts';

interface HandoverProps {
  readonly token: string;
  readonly handover: ProjectHandover;
}

type OwnHandoverProps = HandoverProps & {
  /** Others only read it. */
  readonly maySign: boolean;
};

/** The handover document about source code and rights, which the client signs. */
export function Handover({ token, handover, maySign }: OwnHandoverProps) {
  const { source, rights, items, signed_at: signedAt } = handover;
  return (
    <div className="mt-4 rounded-xl border border-border bg-card p-5 sm:p-6">
      <Texts title={t`Source code and documents`} text={source} />
      <Texts title={t`Rights`} text={rights} />
      {items.length > 0 ? (
        <>
          <h3 className="font-sans text-base font-semibold tracking-normal">
            <Trans>Files and software</Trans>
          </h3>
          <ul className="mt-1 divide-y divide-border text-sm">
            {items.map(({ name, version, sha256 }) => (
              <li key={sha256 + name} className="py-2">
                <p className="flex flex-wrap justify-between gap-x-4">
                  <bdi className="wrap-anywhere">{name}</bdi>
                  <span className="text-muted-foreground tabular-nums">
                    <Trans>Version {version}</Trans>
                  </span>
                </p>
                <p className="font-mono text-xs wrap-anywhere text-muted-foreground" dir="ltr">
                  {sha256}
                </p>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {signedAt ? (
        <Signed token={token} handover={handover} at={signedAt} />
      ) : maySign ? (
        <SignForm token={token} handover={handover} />
      ) : null}
    </div>
  );
}

function Texts({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <>
      <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
      <p className="each-direction mt-1 mb-5 max-w-prose wrap-anywhere whitespace-pre-line">{text}</p>
    </>
  );
}

function Signed({ token, handover, at }: HandoverProps & { readonly at: string }) {
  const { signed_by: name, sha256, seal } = handover;
  const moment = formatMoment(at);
  return (
    <div className="mt-5 border-t border-border pt-5">
      <p className="wrap-anywhere">
        <Trans>
          Signed by <bdi className="font-semibold">{name}</bdi>, <time dateTime={at}>{moment}</time>
        </Trans>
      </p>
      {sha256 && seal ? (
        <>
          <div className="mt-3">
            <DownloadDocument
              label={t`Download sealed PDF`}
              of={t`Handover`}
              file="handover.pdf"
              load={() => getLinkedHandoverPdf(projectHeaders(token))}
            />
          </div>
          <details className="mt-3">
            <summary className="min-h-6 w-fit cursor-pointer text-xs text-muted-foreground underline-offset-4 hover:underline">
              <Trans>Seal</Trans>
            </summary>
            <dl className="mt-2 grid gap-2 text-xs">
              <div>
                <dt className="text-muted-foreground">{t`Fingerprint of the PDF (SHA-256)`}</dt>
                <dd className="font-mono wrap-anywhere" dir="ltr">
                  {sha256}
                </dd>
              </div>
              <div>
                <dt className="text-muted-foreground">{t`Signature (Ed25519)`}</dt>
                <dd className="font-mono wrap-anywhere" dir="ltr">
                  {seal}
                </dd>
              </div>
            </dl>
          </details>
        </>
      ) : null}
    </div>
  );
}

function SignForm({ token, handover: { version } }: HandoverProps) {
  const { name, setName, isFixed } = useSigner();
  const { mutateAsync } = useSignHandover({ request: projectHeaders(token) });
  const { form, busy, failure, problem } = useForm({
    fields: ['name'],
    check: (values) => (values.name.trim().length < 2 ? { name: t`Please enter your full name` } : {}),
    send: async (values) => {
      await mutateAsync({ data: { version, name: values.name.trim() } });
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, t`Failed to sign the handover`),
  });
  return (
    <form noValidate aria-label={t`Sign the handover`} className="mt-5 border-t border-border pt-5" {...form}>
      {failure ? (
        <Banner tone="danger" className="mb-4">
          {failure}
        </Banner>
      ) : null}
      {/* An id of its own: other forms of the page ask for a name as well. */}
      <FieldFrame id="signer" label={t`Your full name`} error={problem('name')}>
        <Input
          id="signer"
          name="name"
          autoComplete="name"
          value={name}
          readOnly={isFixed}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          maxLength={handoverSignatureNameMax}
          aria-invalid={Boolean(problem('name')) || undefined}
          aria-describedby={noteId('signer')}
        />
      </FieldFrame>
      <p className="mb-3 text-sm text-muted-foreground">
        <Trans>By typing your name, you confirm that you have received what is listed above. This is binding.</Trans>
      </p>
      <Button type="submit" busy={busy}>
        <Trans>Sign</Trans>
      </Button>
    </form>
  );
}
