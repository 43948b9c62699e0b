import { ProductLinkMax } from '@/api/generated/zod/schemas/productLink.zod.ts';
import { productPictureInputAltMax } from '@/api/generated/zod/schemas/productPictureInput.zod.ts';
import { Field } from '@/components/ui/field.tsx';
import { demoPieces } from '@/lib/demo-pieces.ts';
import { PictureField } from '../../kit/picture/picture-field.tsx';
import { componentLabel, PREVIEW_KINDS } from '../../kit/preview-labels.ts';
import { SelectField } from '../../kit/select-field.tsx';
import type { PreviewDraft } from './product-draft.ts';
import type { DraftProblems } from './product-rules.ts';

interface PreviewFieldProps {
  readonly preview: PreviewDraft;
  readonly problems: DraftProblems;
  readonly onChange: (preview: PreviewDraft) => void;
  readonly onSolve: (id: string) => void;
}

const KINDS: readonly { value: PreviewDraft['kind']; label: string }[] = [
  { value: '', label: 'None' },
  { value: 'comparison', label: PREVIEW_KINDS.comparison },
  { value: 'gallery', label: PREVIEW_KINDS.gallery },
  { value: 'sandbox', label: PREVIEW_KINDS.sandbox },
];

/** One select has the kinds and the names of components, which need a prefix. */
const COMPONENT = 'component:';
const selectionOf = ({ kind, component }: PreviewDraft) => (kind === 'component' ? COMPONENT + component : kind);

/** The installed components, and the stored one if it is not among them. */
function componentOptions({ kind, component }: PreviewDraft) {
  const isInstalled = kind !== 'component' || demoPieces.some(({ name }) => name === component);
  const missing = isInstalled ? [] : [{ name: component, label: componentLabel(component) }];
  return [...demoPieces, ...missing].map(({ name, label }) => ({ value: COMPONENT + name, label }));
}

function toSelection(value: string): Pick<PreviewDraft, 'kind' | 'component'> {
  if (value.startsWith(COMPONENT)) return { kind: 'component', component: value.slice(COMPONENT.length) };
  return { kind: KINDS.find((option) => option.value === value)?.value ?? '', component: '' };
}

/** The kind of a product's interactive preview, and what the kind needs. */
export function PreviewField({ preview, problems, onChange, onSolve }: PreviewFieldProps) {
  const picture = (name: 'before' | 'after', label: string) => (
    // Receives the focus when the picture has an error.
    <div id={`preview-${name}`} tabIndex={-1} className="min-w-0 outline-none">
      <PictureField
        name={`preview-${name}`}
        label={label}
        marked
        removable
        value={preview[name]}
        error={problems[`preview-${name}`]}
        altMax={productPictureInputAltMax}
        altError={problems[`preview-${name}-alt`]}
        onChange={(value) => {
          onSolve(`preview-${name}`);
          onSolve(`preview-${name}-alt`);
          onChange({ ...preview, [name]: value });
        }}
      />
    </div>
  );
  return (
    <>
      <SelectField
        name="preview"
        label="Preview"
        options={[...KINDS, ...componentOptions(preview)]}
        value={selectionOf(preview)}
        error={problems.preview ?? problems['preview-component']}
        help={preview.kind === 'gallery' ? 'Shows the pictures above, one by one.' : undefined}
        onChange={({ currentTarget }) => {
          onSolve('preview');
          onChange({ ...preview, ...toSelection(currentTarget.value) });
        }}
      />
      {preview.kind === 'comparison' ? (
        <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
          {picture('before', 'Before')}
          {picture('after', 'After')}
        </div>
      ) : null}
      {preview.kind === 'sandbox' ? (
        <Field
          name="preview-url"
          label="URL of the page"
          marked
          type="url"
          maxLength={ProductLinkMax}
          placeholder="https://"
          help="Use the final address: redirects to another site are blocked."
          value={preview.url}
          error={problems['preview-url']}
          onChange={({ currentTarget }) => {
            onSolve('preview-url');
            onChange({ ...preview, url: currentTarget.value });
          }}
        />
      ) : null}
    </>
  );
}
