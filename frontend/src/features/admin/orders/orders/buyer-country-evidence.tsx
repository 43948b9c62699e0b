import type { BuyerPlace } from '@/api/generated/model.ts';
import { Badge, type BadgeVariant } from '@/components/ui/badge.tsx';
import { countryName } from '@/lib/countries.ts';

/** Whether anything besides the buyer's own choice is known. */
export const hasCountryEvidence = ({ network, payment }: BuyerPlace): boolean => network !== null || payment !== null;

const STATES: Record<BuyerPlace['state'], { label: string; variant: BadgeVariant }> = {
  confirmed: { label: 'Two sources agree', variant: 'success' },
  contradicted: { label: 'Sources disagree', variant: 'warning' },
  single: { label: 'One source', variant: 'secondary' },
};

interface BuyerCountryEvidenceProps {
  readonly place: BuyerPlace;
}

/** The evidence of the buyer's country, which VAT in the European Union requires twice. */
export function BuyerCountryEvidence({ place: { state, billing, network, payment } }: BuyerCountryEvidenceProps) {
  const { label, variant } = STATES[state];
  const rows = [
    ['Billing country', billing],
    ['Network', network],
    ['Payment provider', payment],
  ] as const;
  return (
    <div className="grid justify-items-start gap-3 text-sm">
      <Badge variant={variant}>{label}</Badge>
      <dl className="grid w-full gap-1.5">
        {rows.map(([name, country]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-muted-foreground">{name}</dt>
            <dd className="text-end">{country === null ? 'Unknown' : countryName(country)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
