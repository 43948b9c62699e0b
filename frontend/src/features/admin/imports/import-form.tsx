import { useState } from 'react';
import { Banner } from '@/components/feedback/banner.tsx';
import { Spinner } from '@/components/feedback/spinner.tsx';
import { UploadProgressBar } from '@/components/feedback/upload-progress-bar.tsx';
import { Button } from '@/components/ui/button.tsx';
import { formatCount } from '@/lib/format.ts';
import { SwitchField } from '../kit/switch-field.tsx';
import { ColumnSelect } from './column-select.tsx';
import { FilePicker } from './file-picker.tsx';
import type { ImportKindName } from './import-search.ts';
import { ImportSummary } from './import-summary.tsx';
import { PreviewTable } from './preview-table.tsx';
import { ProblemList } from './problem-list.tsx';
import { useImport } from './use-import.ts';

interface ImportFormProps {
  readonly kind: ImportKindName;
  /** What is imported. */
  readonly line: string;
}

/** Select a file, check its content, import it. Only the last button changes data. */
export function ImportForm({ kind, line }: ImportFormProps) {
  const { file, report, problem, busy, progress, choose, check, run, reset } = useImport(kind);
  const [invite, setInvite] = useState(false);
  const isDone = report?.imported !== null && report !== null;
  return (
    <div className="grid gap-6">
      <p className="max-w-prose text-sm text-muted-foreground">{line}</p>
      {isDone ? null : <FilePicker file={file} busy={busy !== null} onChoose={choose} />}
      {problem ? <Banner tone="danger">{problem}</Banner> : null}
      {progress ? <UploadProgressBar progress={progress} label="Uploading the file" className="max-w-md" /> : null}
      {busy === 'check' && !report && !progress ? (
        <div className="grid place-items-center py-16">
          <Spinner label="Reading the file" />
        </div>
      ) : null}
      {report ? (
        <>
          <ImportSummary report={report} />
          {isDone ? null : <ColumnSelect report={report} busy={busy !== null} onChange={check} />}
          {isDone ? null : <PreviewTable report={report} />}
          <ProblemList report={report} kind={kind} />
          {isDone ? (
            <Button variant="outline" className="justify-self-start" onClick={reset}>
              Import another file
            </Button>
          ) : (
            <div className="grid gap-4 border-t border-border pt-5">
              {kind === 'customers' ? (
                <SwitchField
                  name="invite"
                  label="Email each new customer"
                  help="With a link to set a password, valid for a week."
                  checked={invite}
                  onChange={({ currentTarget }) => setInvite(currentTarget.checked)}
                />
              ) : null}
              <Button
                className="justify-self-start"
                busy={busy === 'import'}
                disabled={report.ready === 0 || busy === 'check'}
                onClick={() => run(invite)}
              >
                {`Import ${formatCount(report.ready)} ${report.ready === 1 ? 'row' : 'rows'}`}
              </Button>
            </div>
          )}
        </>
      ) : null}
    </div>
  );
}
