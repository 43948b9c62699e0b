import type { FormEvent, ReactNode } from 'react';
import {
  adminProductInputDescriptionMax,
  adminProductInputDownloadLimitMax,
  adminProductInputTitleMax,
  adminProductInputVersionMax,
} from '@/api/generated/zod/schemas/adminProductInput.zod.ts';
import { ProductCategoryMax } from '@/api/generated/zod/schemas/productCategory.zod.ts';
import { ProductLinkMax } from '@/api/generated/zod/schemas/productLink.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Field } from '@/components/ui/field.tsx';
import { KeyInventory } from '../../kit/licence-keys/key-inventory.tsx';
import { NameField } from '../../kit/name-field.tsx';
import { SwitchField } from '../../kit/switch-field.tsx';
import { TextAreaField } from '../../kit/text-area-field.tsx';
import { useTopicNames } from '../../kit/use-topic-names.ts';
import { BadgesField } from './badges-field.tsx';
import { FaqsField } from './faqs-field.tsx';
import { LongTextField } from './long-text-field.tsx';
import { PicturesField } from './pictures-field.tsx';
import { planConsequences } from './plan-consequences.ts';
import { PlansField } from './plans-field.tsx';
import { PreviewField } from './preview-field.tsx';
import { findRetiredPlans, toPlanDraft } from './product-draft.ts';
import { ProductFileField } from './product-file-field.tsx';
import { RetiredPlans } from './retired-plans.tsx';
import type { ProductFormState } from './use-product-form.ts';

interface ProductFormProps {
  /** The submit button outside the form refers to it. */
  readonly id: string;
  readonly form: ProductFormState;
  /** Called with whether an upload is in progress, so that saving must wait. */
  readonly onSending?: (sending: boolean) => void;
}

/** Everything that a product's page shows and its customers receive. */
export function ProductForm({ id, onSending, form: { draft, problems, base, change, solve, form } }: ProductFormProps) {
  const categories = useTopicNames('productCategories');
  const consequences = planConsequences(base, draft);
  const text = (
    name:
      | 'title'
      | 'description'
      | 'category'
      | 'version'
      | 'features'
      | 'benefits'
      | 'requirements'
      | 'downloadLimit'
      | 'demoLink'
      | 'downloadLink',
  ) => ({
    name,
    value: draft[name],
    error: problems[name],
    onChange: ({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change({ [name]: currentTarget.value }),
  });
  return (
    <form id={id} noValidate {...form}>
      <SwitchField
        name="published"
        label="Published"
        help={draft.published ? 'Visible to everyone.' : 'Draft: visible to admins only.'}
        checked={draft.published}
        onChange={({ currentTarget }) => change({ published: currentTarget.checked })}
      />
      <FormSection title="Details">
        <Field label="Title" marked maxLength={adminProductInputTitleMax} {...text('title')} />
        <TextAreaField
          label="Description"
          marked
          rows={7}
          maxLength={adminProductInputDescriptionMax}
          help="The first paragraph appears on the card."
          {...text('description')}
        />
        <NameField label="Category" marked names={categories} maxLength={ProductCategoryMax} {...text('category')} />
        <BadgesField value={draft.badges} onChange={(badges) => change({ badges })} />
      </FormSection>
      <FormSection title="Lists" line="One per line.">
        <TextAreaField label="Features" rows={5} help="The first three are shown on the card." {...text('features')} />
        <TextAreaField label="Benefits" rows={4} {...text('benefits')} />
        <TextAreaField label="System requirements" rows={4} {...text('requirements')} />
      </FormSection>
      <FormSection title="Long text" line="Shown below the features on the product’s page.">
        <LongTextField value={draft.body} error={problems.body} onChange={(body) => change({ body })} />
      </FormSection>
      <FormSection title="FAQ" line="What buyers ask before they buy. Shown after the plans.">
        <FaqsField faqs={draft.faqs} problems={problems} onChange={(faqs) => change({ faqs })} onSolve={solve} />
      </FormSection>
      <FormSection title="Plans" line="Set the price to 0 for a free plan.">
        <PlansField
          plans={draft.plans}
          problems={problems}
          onChange={(plans) => change({ plans, retired: findRetiredPlans(plans, draft, base) })}
          onSolve={solve}
        />
        <RetiredPlans
          retired={draft.retired}
          uses={base?.planUses ?? []}
          onChange={(retired) => change({ retired })}
          onRestore={(item) =>
            change({
              plans: [...draft.plans, toPlanDraft(`plan-${item.plan.id}`, item.plan)],
              retired: draft.retired.filter((other) => other !== item),
            })
          }
        />
        {consequences.length > 0 ? (
          <Banner tone="notice">
            <ul className="grid gap-2">
              {consequences.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </Banner>
        ) : null}
        <SwitchField
          name="licenceKeys"
          label="Licence keys"
          help="Each customer gets a key for the plan’s number of devices. Existing keys stay valid."
          checked={draft.licenceKeys}
          onChange={({ currentTarget }) => change({ licenceKeys: currentTarget.checked })}
        />
        {base && draft.licenceKeys ? <KeyInventory product={base.id} /> : null}
      </FormSection>
      <FormSection title="Pictures">
        <PicturesField
          pictures={draft.pictures}
          problems={problems}
          onChange={(pictures) => change({ pictures })}
          onSolve={solve}
        />
      </FormSection>
      <FormSection title="Interactive preview" line="Visitors try the product on its page.">
        <PreviewField
          preview={draft.preview}
          problems={problems}
          onChange={(preview) => change({ preview })}
          onSolve={solve}
        />
      </FormSection>
      <FormSection
        title="Version and file"
        line="Customers with an earlier version get the new file and a notification."
      >
        <Field label="Version" marked maxLength={adminProductInputVersionMax} {...text('version')} />
        <ProductFileField
          current={base?.file ?? null}
          selected={draft.newFile}
          error={problems.fileId}
          onBusy={onSending}
          onChange={(newFile) => change({ newFile })}
        />
        <Field
          label="Download limit"
          inputMode="numeric"
          autoComplete="off"
          maxLength={String(adminProductInputDownloadLimitMax).length}
          placeholder="No limit"
          help="How often a new purchase can be downloaded. Downloads repeated within an hour count once."
          {...text('downloadLimit')}
        />
      </FormSection>
      <FormSection title="Links" line="Leave empty to hide the button.">
        <Field label="Live demo" type="url" maxLength={ProductLinkMax} placeholder="https://" {...text('demoLink')} />
        <Field
          label="Download"
          type="url"
          maxLength={ProductLinkMax}
          placeholder="https://"
          {...text('downloadLink')}
        />
      </FormSection>
    </form>
  );
}

interface FormSectionProps {
  readonly title: string;
  readonly line?: string;
  readonly children: ReactNode;
}

function FormSection({ title, line, children }: FormSectionProps) {
  return (
    <fieldset className="mt-6 min-w-0 border-t border-border pt-5">
      <legend className="float-left w-full text-lg font-display font-semibold">{title}</legend>
      <div className="clear-both pt-1">
        {line ? <p className="mb-4 text-sm text-muted-foreground">{line}</p> : <div className="h-3" />}
        <div className="grid gap-2.5">{children}</div>
      </div>
    </fieldset>
  );
}
