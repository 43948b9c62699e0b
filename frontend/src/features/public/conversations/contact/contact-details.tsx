import { t } from '@lingui/core/macro';
import { Mail, MapPin, Phone } from 'lucide-react';
import { phoneLink } from './phone-link.ts';

interface ContactDetailsProps {
  readonly email: string;
  readonly phone: string;
  readonly address: string;
}

/** Three ways to contact the studio; those that the settings leave empty are hidden. */
export function ContactDetails({ email, phone, address }: ContactDetailsProps) {
  const cards = [
    { icon: Mail, label: t`Email`, value: email, href: `mailto:${email}` },
    { icon: Phone, label: t`Phone`, value: phone, href: phoneLink(phone) },
    { icon: MapPin, label: t`Address`, value: address, href: null },
  ];
  const known = cards.filter(({ value }) => value);
  if (known.length === 0) return null;
  return (
    <ul className="border-b border-border">
      {known.map(({ icon: Icon, label, value, href }) => (
        <li key={label} className="group relative flex items-center gap-5 border-t border-border py-4.5">
          <Icon aria-hidden="true" className="size-6 shrink-0 text-primary" />
          <div className="min-w-0">
            <h2 className="font-sans text-sm font-normal tracking-normal text-muted-foreground">{label}</h2>
            {href ? (
              <a
                href={href}
                className="font-display text-xl font-semibold wrap-anywhere underline-offset-4 after:absolute after:inset-0 group-hover:text-primary group-hover:underline"
              >
                {value}
              </a>
            ) : (
              <p className="font-display text-xl font-semibold wrap-anywhere">{value}</p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
