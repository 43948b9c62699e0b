import { t } from '@lingui/core/macro';
import type { TeamMember } from '@/api/generated/model.ts';
import { BrandIcon, networkName } from '@/components/brand/brand-icon.tsx';
import { Picture } from '@/components/ui/picture.tsx';

interface TeamPortraitProps {
  readonly member: TeamMember;
}

/** A team member. The links are over the portrait: shown on hover, on keyboard focus, and always on touch screens. */
export function TeamPortrait({ member: { name, role, image, bio, social } }: TeamPortraitProps) {
  return (
    <li className="group">
      <div className="relative overflow-hidden">
        <Picture picture={image} sizes="(min-width: 640px) 33vw, 100vw" className="aspect-square" />
        {social.length > 0 ? (
          <ul className="team-links dark deep">
            {social.map(({ network, url }) => (
              <li key={url}>
                <a
                  href={url}
                  target="_blank"
                  rel="noopener"
                  title={networkName(network)}
                  className="inline-flex size-12 items-center justify-center -outline-offset-4 transition-colors hover:text-primary"
                >
                  <BrandIcon network={network} />
                  <span className="sr-only">{t`${name} on ${networkName(network)}`}</span>
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <h3 className="mt-5 text-xl">{name}</h3>
      <p className="mt-1 text-sm font-semibold text-primary">{role}</p>
      <p className="mt-3 text-sm text-muted-foreground sm:pe-6">{bio}</p>
    </li>
  );
}
