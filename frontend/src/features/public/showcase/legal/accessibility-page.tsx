import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { formatDate } from '@/lib/format.ts';
import { accessibilityStatement } from './accessibility-statement.ts';
import { LegalDocument } from './legal-document.tsx';

/** The day of the last change of the statement's sentences. */
const CHANGED = '2026-11-30';

interface AccessibilityPageProps {
  /** Empty while the settings have none. */
  readonly contactEmail: string;
}

/** The accessibility statement. Its text belongs to the software, whose tests it describes. */
export function AccessibilityPage({ contactEmail }: AccessibilityPageProps) {
  const page = {
    title: t`Accessibility statement`,
    description: '',
    lastUpdated: formatDate(CHANGED),
    sections: accessibilityStatement(contactEmail !== ''),
    html: null,
  };
  return (
    <LegalDocument page={page} contactEmail={contactEmail}>
      <p className="mt-14 border-t border-border pt-6">
        <Link to="/contact" className="font-semibold text-primary underline underline-offset-4">
          <Trans>Write to us in the contact form</Trans>
        </Link>
      </p>
    </LegalDocument>
  );
}
