import { hasBanglaLetter } from '@contract/rules/article-slugs.ts';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { adminProposeAddress } from '@/api/generated/admin-writing/admin-writing.ts';
import type { WritingKind } from '@/api/generated/model.ts';
import { writingDraftAddressMax } from '@/api/generated/zod/schemas/writingDraft.zod.ts';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';

interface AddressFieldProps {
  readonly kind: WritingKind;
  /** Id of the article or page; undefined before the first save. */
  readonly id: number | undefined;
  readonly title: string;
  readonly value: string;
  readonly placeholder: string;
  readonly error: string | undefined;
  readonly help: string;
  readonly readOnly?: boolean;
  readonly onChange: (address: string) => void;
}

/** The URL of an article or page; by default the server derives it from the title, in any script. */
export function AddressField({ kind, id, title, value, onChange, readOnly = false, ...field }: AddressFieldProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isBangla = kind === 'posts' && hasBanglaLetter(title);
  const propose = async (script?: 'title') => {
    setBusy(true);
    try {
      const query = { title, ...(id === undefined ? {} : { id }), ...(script && { script }) };
      const { address } = await adminProposeAddress(kind, query);
      if (address) onChange(address);
      setFailure(address ? undefined : 'Can’t make a URL from this title');
    } catch (error) {
      setFailure(errorMessage(error, 'Failed to create a URL'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <Field
        name="address"
        label="URL"
        maxLength={writingDraftAddressMax}
        autoComplete="off"
        readOnly={readOnly}
        value={value}
        {...field}
        error={field.error ?? failure}
        onChange={({ currentTarget }) => {
          setFailure(undefined);
          onChange(currentTarget.value);
        }}
      />
      {readOnly ? null : (
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" size="sm" busy={busy} disabled={!title.trim()} onClick={() => void propose()}>
            {isBangla ? 'Use title in Latin letters' : 'Use title'}
          </Button>
          {isBangla ? (
            <Button variant="outline" size="sm" disabled={busy} onClick={() => void propose('title')}>
              Use title in Bangla
            </Button>
          ) : null}
        </div>
      )}
    </div>
  );
}
