import type { Language } from '@contract/rules/languages.ts';
import { ChoiceGroup } from '@/components/ui/choice-group.tsx';
import { MailFrame } from './mail-frame.tsx';

const FORMATS = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'text', label: 'Plain text' },
] as const;
const WIDTHS = [
  { value: 'wide', label: 'Wide' },
  { value: 'phone', label: 'Phone' },
] as const;

/** How an email is shown. */
interface MailView {
  readonly format: (typeof FORMATS)[number]['value'];
  readonly width: (typeof WIDTHS)[number]['value'];
}

/** On a phone, a wide email would be cut off. */
export const getInitialView = (): MailView => ({ format: 'light', width: innerWidth < 640 ? 'phone' : 'wide' });

interface MailViewFieldsProps {
  readonly view: MailView;
  readonly onChange: (view: MailView) => void;
}

/** The choice of format and, for HTML, width. */
export function MailViewFields({ view, onChange }: MailViewFieldsProps) {
  const { format, width } = view;
  return (
    <>
      <ChoiceGroup
        legend="Format"
        name="format"
        options={FORMATS}
        value={format}
        onChange={(next) => onChange({ ...view, format: next })}
        className="flex"
      />
      {format === 'text' ? null : (
        <ChoiceGroup
          legend="Width"
          name="width"
          options={WIDTHS}
          value={width}
          onChange={(next) => onChange({ ...view, width: next })}
          className="flex"
        />
      )}
    </>
  );
}

interface MailBodyProps {
  readonly view: MailView;
  readonly language: Language;
  readonly mail: { readonly subject: string; readonly html: string; readonly text: string };
}

/** An email as HTML in a frame, or its plain text. */
export function MailBody({ view: { format, width }, language, mail: { subject, html, text } }: MailBodyProps) {
  if (format !== 'text')
    return <MailFrame title={subject || 'Preview'} html={html} theme={format} narrow={width === 'phone'} />;
  return (
    <pre
      lang={language}
      className="max-w-3xl rounded-lg border border-border bg-card p-5 font-mono text-sm wrap-anywhere whitespace-pre-wrap sm:p-6"
    >
      {text}
    </pre>
  );
}
