import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Badge, type BadgeVariant } from '@/components/ui/badge.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';

interface Advisory {
  /** Such as a CVE number; empty without one. */
  readonly reference: string;
  readonly severity: 'low' | 'medium' | 'high' | 'critical';
  /** Versions. */
  readonly affected: string;
  readonly summary: string;
}

const SEVERITIES: Record<Advisory['severity'], { label: string; variant: BadgeVariant }> = {
  low: { label: t`Low severity`, variant: 'secondary' },
  medium: { label: t`Medium severity`, variant: 'warning' },
  high: { label: t`High severity`, variant: 'destructive' },
  critical: { label: t`Critical severity`, variant: 'destructive' },
};

interface AdvisoryTextProps {
  readonly advisory: Advisory;
}

/** A vulnerability that a release fixes: severity, affected versions and impact. */
export function AdvisoryText({ advisory: { reference, severity, affected, summary } }: AdvisoryTextProps) {
  const { label, variant } = SEVERITIES[severity];
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
        <Badge variant={variant}>{label}</Badge>
        {reference ? <span className="font-semibold wrap-anywhere">{reference}</span> : null}
        <span className="text-muted-foreground wrap-anywhere">
          <Trans>
            Affected: <bdi>{affected}</bdi>
          </Trans>
        </span>
      </p>
      <p lang={detectLanguage(summary)} className="mt-2 whitespace-pre-line wrap-anywhere">
        {summary}
      </p>
    </>
  );
}
