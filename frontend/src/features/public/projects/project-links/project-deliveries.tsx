import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { errorMessage } from '@/api/api-error.ts';
import type { DeliveredFile, DeliveryPart, ProjectDelivery } from '@/api/generated/model.ts';
import { getLinkedDelivery } from '@/api/generated/project-links/project-links.ts';
import { Button } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { formatDate } from '@/lib/format.ts';
import { formatSize } from '@/lib/format-size.ts';
import { saveFile } from '@/lib/save-file.ts';
import { projectHeaders } from './project-token.ts';

interface ProjectDeliveriesProps {
  readonly token: string;
  readonly deliveries: readonly ProjectDelivery[];
}

/** Software that was made for the client: file, licence key, bill of materials and checksum. */
export function ProjectDeliveries({ token, deliveries }: ProjectDeliveriesProps) {
  return (
    <>
      <p className="mt-3 text-sm text-muted-foreground">
        <Trans>Made only for you. New versions appear here, and we email you about them.</Trans>
      </p>
      <ul className="mt-4 grid gap-4">
        {deliveries.map((delivery) => (
          <DeliveryCard key={delivery.id} token={token} delivery={delivery} />
        ))}
      </ul>
    </>
  );
}

interface DeliveryProps {
  readonly token: string;
  readonly delivery: ProjectDelivery;
}

function DeliveryCard({ token, delivery }: DeliveryProps) {
  const { product, plan, version, orderNumber, delivered_at: at, licence, file, sbom } = delivery;
  const order = `#${orderNumber}`;
  const day = formatDate(at);
  return (
    <li className="rounded-xl border border-border bg-card p-5 sm:p-6">
      <h3 className="font-sans text-base font-semibold tracking-normal wrap-anywhere">
        <bdi>{product}</bdi>
      </h3>
      <p className="mt-1 text-sm wrap-anywhere text-muted-foreground">
        <span>
          <Trans>Version {version}</Trans>
        </span>
        <span>{` · ${plan} · `}</span>
        <Trans>
          delivered <time dateTime={at}>{day}</time> as order <span>{order}</span>
        </Trans>
      </p>
      {licence ? (
        <dl className="mt-4 text-sm">
          <dt className="text-muted-foreground">
            <Trans>Licence key</Trans>
          </dt>
          <dd className="mt-1 font-mono wrap-anywhere select-all" dir="ltr">
            {licence}
          </dd>
        </dl>
      ) : null}
      <ul className="mt-4 divide-y divide-border border-t border-border">
        <FileRow token={token} id={delivery.id} part="file" file={file} />
        {sbom ? (
          <FileRow token={token} id={delivery.id} part="sbom" file={sbom} label={t`Bill of materials (SBOM)`} />
        ) : null}
      </ul>
    </li>
  );
}

interface FileRowProps {
  readonly token: string;
  readonly id: string;
  readonly part: DeliveryPart;
  readonly file: DeliveredFile;
  readonly label?: string;
}

function FileRow({ token, id, part, file: { name, size_bytes: sizeBytes, sha256 }, label }: FileRowProps) {
  const { show } = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => getLinkedDelivery(id, { part }, projectHeaders(token)),
    onSuccess: (content) => saveFile(content, name),
    onError: (error) => show({ tone: 'danger', text: errorMessage(error, t`Failed to fetch the file`) }),
  });
  return (
    <li className="py-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <p className="font-medium wrap-anywhere">{label ?? <bdi>{name}</bdi>}</p>
          <p className="text-muted-foreground tabular-nums">{formatSize(sizeBytes)}</p>
        </div>
        <Button variant="outline" size="sm" busy={isPending} onClick={() => mutate()}>
          {isPending ? null : <FileDown aria-hidden="true" />}
          <Trans>Download</Trans>
          <span className="sr-only">{name}</span>
        </Button>
      </div>
      <details className="mt-1">
        <summary className="min-h-6 w-fit cursor-pointer text-xs text-muted-foreground underline-offset-4 hover:underline">
          <Trans>Checksum (SHA-256)</Trans>
        </summary>
        <p className="mt-1 font-mono text-xs wrap-anywhere select-all" dir="ltr">
          {sha256}
        </p>
      </details>
    </li>
  );
}
