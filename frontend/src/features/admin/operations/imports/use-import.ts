import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { adminImportRows } from '@/api/generated/admin-imports/admin-imports.ts';
import type { ImportReport } from '@/api/generated/model.ts';
import { useUpload } from '@/hooks/use-upload.ts';
import type { ImportKindName } from './import-search.ts';

const MAX_BYTES = 20 * 1024 * 1024;

/** What the administrator decides beside the file. */
export interface ImportChoices {
  readonly invite?: true;
  readonly publish?: true;
}

/** Sends a selected file: first to check it, then to import it. */
export function useImport(kind: ImportKindName) {
  const queryClient = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { run, progress } = useUpload();
  const [busy, setBusy] = useState<'check' | 'import' | null>(null);

  const send = async (
    selected: File,
    mode: 'check' | 'import',
    columnIndexes?: readonly number[],
    choices: ImportChoices = {},
  ) => {
    setBusy(mode);
    setProblem(null);
    try {
      const options = {
        mode,
        ...(columnIndexes ? { places: columnIndexes.join(',') } : {}),
        ...choices,
      };
      const answer = await run((init) => adminImportRows(kind, { file: selected }, options, init));
      if (!answer) return mode === 'check' ? setFile(null) : undefined;
      setReport(answer);
      // Imported rows appear in many lists.
      if (mode === 'import') void queryClient.invalidateQueries();
    } catch (error) {
      setProblem(errorMessage(error, mode === 'check' ? 'Failed to read the file' : 'Failed to import the rows'));
    } finally {
      setBusy(null);
    }
  };

  return {
    file,
    report,
    problem,
    busy,
    /** Upload progress; the server's work after the upload cannot be cancelled. */
    progress: progress && progress.percent < 100 ? progress : null,
    choose: (selected: File) => {
      setReport(null);
      setFile(selected);
      if (selected.size > MAX_BYTES) return setProblem('File is over 20 MB. Split it and try again.');
      void send(selected, 'check');
    },
    /** @param columnIndexes the position of each column in the header */
    check: (columnIndexes: readonly number[]) => file && void send(file, 'check', columnIndexes),
    run: (choices: ImportChoices) =>
      file &&
      report &&
      void send(
        file,
        'import',
        report.columns.map(({ place }) => place),
        choices,
      ),
    reset: () => {
      setFile(null);
      setReport(null);
      setProblem(null);
    },
  };
}
