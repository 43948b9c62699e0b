import { getMoneyLimits } from '@contract/rules/money-limits.ts';
import { Trash2 } from 'lucide-react';
import type { ComponentProps, FormEvent } from 'react';
import { useGetSite } from '@/api/generated/site/site.ts';
import {
  planRightsActivationsMax,
  planRightsSupportMonthsMax,
  planRightsTermMonthsMax,
  planRightsUpdateMonthsMax,
} from '@/api/generated/zod/schemas/planRights.zod.ts';
import { pricingTierInputNameMax } from '@/api/generated/zod/schemas/pricingTierInput.zod.ts';
import { Field } from '@/components/ui/field.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { countryName } from '@/lib/countries.ts';
import { currencySymbol } from '@/lib/currency-symbol.ts';
import { formatMoney, shopCurrency } from '@/lib/format.ts';
import { inputMaxLength } from '@/lib/input-max-length.ts';
import { SelectField } from '../../kit/select-field.tsx';
import { TextAreaField } from '../../kit/text-area-field.tsx';
import { parseCountryPrices, previewCountryPrices } from './country-prices-text.ts';
import type { PlanDraft, PlanTerm } from './product-draft.ts';
import type { DraftProblems } from './product-rules.ts';

interface PlanFieldsProps {
  readonly plan: PlanDraft;
  /** 1-based. */
  readonly number: number;
  readonly problems: DraftProblems;
  readonly onChange: (patch: Partial<PlanDraft>) => void;
  readonly onRemove: (() => void) | undefined;
}

/** Room for one digit more than the highest price has, so that the form can name the limit. */
const priceLength = () => inputMaxLength(getMoneyLimits(shopCurrency()).amount, 2) + 1;

const TERMS: readonly { value: PlanTerm; label: string }[] = [
  { value: 'once', label: 'Lifetime' },
  { value: '1', label: 'A month' },
  { value: '3', label: 'A quarter' },
  { value: '12', label: 'A year' },
  { value: 'months', label: 'Other' },
];

/** What buyers in three countries pay, while there are prices by country. */
function CountryPricePreview({ plan }: { readonly plan: PlanDraft }) {
  const rules = parseCountryPrices(plan.countryPrices) ?? [];
  const price = Number(plan.price);
  if (rules.length === 0 || !(price > 0)) return null;
  return (
    <dl className="mb-4 flex flex-wrap gap-x-6 gap-y-1 text-sm" aria-label="What buyers pay, before tax">
      {previewCountryPrices(price, rules).map((shown) => (
        <div key={shown.country} className="flex gap-2">
          <dt className="text-muted-foreground">{countryName(shown.country)}</dt>
          <dd className="font-semibold tabular-nums">{formatMoney(shown.price)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface SecondPriceFieldProps extends Pick<ComponentProps<typeof Field>, 'name' | 'error'> {
  readonly plan: PlanDraft;
  readonly value: string;
  readonly onSelect: PlanFieldsProps['onChange'];
}

/** The price in the second currency; hidden while the shop has none and the plan no such price. */
function SecondPriceField({ plan, name, value, error, onSelect }: SecondPriceFieldProps) {
  const second = useGetSite().data?.secondCurrency ?? plan.secondCurrency;
  if (second === '') return null;
  const isFormer = plan.secondCurrency !== '' && plan.secondCurrency !== second;
  return (
    <Field
      label={`Price (${isFormer ? plan.secondCurrency : second})`}
      inputMode="decimal"
      maxLength={priceLength()}
      placeholder="None"
      help={
        isFormer
          ? `No longer sold in ${plan.secondCurrency}. Enter the price again for ${second}.`
          : 'Sold in this currency too; not with a launch price, suggested price or prices by country.'
      }
      name={name}
      value={value}
      error={error}
      onChange={({ currentTarget }) =>
        onSelect({ secondPrice: currentTarget.value, secondCurrency: currentTarget.value.trim() ? second : '' })
      }
    />
  );
}

/** One plan: its name, price, features and rights. */
export function PlanFields({ plan, number, problems, onChange, onRemove }: PlanFieldsProps) {
  const patch = (
    name: Exclude<keyof PlanDraft, 'key' | 'id' | 'term' | 'launchUntil' | 'seats' | 'secondCurrency'>,
  ) => ({
    name: `${plan.key}-${name}`,
    value: plan[name],
    error: problems[`${plan.key}-${name}`],
    onChange: ({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange({ [name]: currentTarget.value }),
  });
  return (
    <fieldset className="min-w-0 rounded-xl border border-border bg-muted p-4">
      <legend className="sr-only">{`Plan ${number}`}</legend>
      <div className="mb-2 flex h-9 items-center justify-between gap-4">
        <p aria-hidden="true" className="text-sm font-semibold text-muted-foreground">
          {`Plan ${number}`}
        </p>
        {onRemove ? (
          <IconButton icon={Trash2} label={`Remove plan ${number}`} onClick={onRemove} className="-mr-2" />
        ) : null}
      </div>
      <div className="grid gap-x-4 sm:grid-cols-[1fr_7rem_9rem]">
        <Field label="Name" maxLength={pricingTierInputNameMax} placeholder="Pro" {...patch('name')} />
        <Field
          label={`Price (${currencySymbol()})`}
          inputMode="decimal"
          maxLength={priceLength()}
          placeholder="9.99"
          {...patch('price')}
        />
        <SelectField
          name={`${plan.key}-term`}
          label="Duration"
          options={TERMS}
          value={plan.term}
          onChange={({ currentTarget }) => onChange({ term: currentTarget.value as PlanTerm })}
        />
      </div>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <Field
          label="Launch price"
          inputMode="decimal"
          maxLength={priceLength()}
          placeholder="None"
          help="For new customers until the date below."
          {...patch('launchPrice')}
        />
        <Field label="Last day of the launch price" type="date" {...patch('launchDay')} />
        <Field
          label="Suggested price"
          inputMode="decimal"
          maxLength={priceLength()}
          placeholder="Fixed price"
          help="If set, buyers choose the price; the price above is the minimum."
          {...patch('suggestedPrice')}
        />
      </div>
      <SecondPriceField plan={plan} {...patch('secondPrice')} onSelect={onChange} />
      <TextAreaField
        label="Prices by country"
        rows={2}
        placeholder="BD, IN: 4.99"
        help="One rule per line, as a price or a percentage off: BD: 40%. Applies if the network or an earlier payment confirms the billing country."
        {...patch('countryPrices')}
      />
      <CountryPricePreview plan={plan} />
      <TextAreaField label="Plan features" rows={3} help="One per line." {...patch('features')} />
      <div className="grid gap-x-4 sm:grid-cols-2">
        <Field
          label="Max. devices"
          inputMode="numeric"
          maxLength={inputMaxLength(planRightsActivationsMax)}
          {...patch('activations')}
        />
        {plan.term === 'months' ? (
          <Field
            label="Duration (months)"
            inputMode="numeric"
            maxLength={inputMaxLength(planRightsTermMonthsMax)}
            {...patch('termMonths')}
          />
        ) : null}
        <Field
          label="Updates (months)"
          inputMode="numeric"
          maxLength={inputMaxLength(planRightsUpdateMonthsMax)}
          placeholder="No limit"
          help="Empty = no limit."
          {...patch('updateMonths')}
        />
        <Field
          label="Support (months)"
          inputMode="numeric"
          maxLength={inputMaxLength(planRightsSupportMonthsMax)}
          help="0 = none."
          {...patch('supportMonths')}
        />
      </div>
      {Number(plan.price) > 0 ? (
        <label htmlFor={`${plan.key}-seats`} className="flex items-start justify-between gap-6 text-sm">
          <span>
            <span className="block font-semibold">Sold per seat</span>
            <span className="text-muted-foreground">Buyers choose how many seats to buy, then invite people.</span>
          </span>
          <Switch
            id={`${plan.key}-seats`}
            name={`${plan.key}-seats`}
            checked={plan.seats === true}
            onCheckedChange={(seats) => onChange({ seats })}
          />
        </label>
      ) : null}
    </fieldset>
  );
}
