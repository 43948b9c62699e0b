import { Trans } from '@lingui/react/macro';
import { CreditCard, FileText, Landmark, type LucideIcon, Smartphone, Wallet } from 'lucide-react';
import { cn } from '@/lib/utils.ts';
import { explainMethod, type Payable, type PayMethod } from './checkout-rules.ts';

const ICONS: Readonly<Record<PayMethod, LucideIcon>> = {
  wallet: Wallet,
  invoice: FileText,
  manual: Landmark,
  sslcommerz: Smartphone,
  stripe: CreditCard,
  demo: CreditCard,
};

/** The legend is as large as the section's other headings. */
const LEGENDS: Readonly<Record<Payable, string>> = {
  order: 'mb-4 font-display text-xl',
  invoice: 'mb-2 text-sm',
};

interface PayMethodsProps<Method extends PayMethod> {
  readonly payable: Payable;
  readonly options: readonly {
    readonly value: Method;
    readonly label: string;
    /** What happens after the click, where it depends on the shop's terms. */
    readonly note?: string;
  }[];
  readonly value: Method | undefined;
  readonly onChange: (method: Method) => void;
}

/** The payment methods, one row each, with what happens after the click. */
export function PayMethods<Method extends PayMethod>({
  payable,
  options,
  value: selected,
  onChange,
}: PayMethodsProps<Method>) {
  return (
    <fieldset>
      <legend className={cn('font-semibold', LEGENDS[payable])}>
        <Trans>Pay with</Trans>
      </legend>
      <div className="divide-y divide-border overflow-hidden rounded-xl border border-input bg-card">
        {options.map(({ value, label, note }) => {
          const Icon: LucideIcon = ICONS[value];
          const id = `pay-with-${value}`;
          return (
            <label
              key={value}
              className="relative grid cursor-pointer grid-cols-[auto_1fr_auto] items-center gap-x-3.5 px-4 py-3.5 transition-colors hover:bg-accent has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-primary"
            >
              <input
                type="radio"
                name="pay-with"
                value={value}
                checked={value === selected}
                onChange={() => onChange(value)}
                aria-labelledby={id}
                aria-describedby={`${id}-note`}
                className="size-4.5 accent-primary outline-none"
              />
              <span id={id} className="font-semibold wrap-anywhere">
                {label}
              </span>
              <Icon className="size-5 shrink-0 text-muted-foreground" aria-hidden="true" />
              <span
                id={`${id}-note`}
                className={cn('col-start-2 text-sm text-muted-foreground', payable === 'invoice' && 'col-span-2')}
              >
                {note ?? explainMethod(value, payable)}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
