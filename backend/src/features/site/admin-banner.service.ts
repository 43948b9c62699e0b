import type { Banner, BannerInput } from '../../../../contract/generated/model.ts';
import { changedFields } from '../../../../contract/rules/changed-fields.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { checkVersion } from '../../lib/edit-version.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { type BannerRow, findBanner, lockBanner, updateBanner } from './admin-banner.repository.ts';
import { ensureSite } from './site.repository.ts';

const EMPTY_BANNER: Banner = { enabled: false, text: '', linkText: '', url: '', version: 1 };

/** Row to contract; an empty banner when there is none stored. */
function toBanner(row: BannerRow | undefined): Banner {
  if (!row) return EMPTY_BANNER;
  const { text, linkText, url } = row.banner ?? EMPTY_BANNER;
  return { enabled: row.promo !== null, text, linkText, url, version: row.banner_version };
}

export const readBanner = async ({ db }: Pick<Deps, 'db'>): Promise<Banner> => toBanner(await findBanner(db));

/**
 * Stores the banner; a disabled one keeps its texts.
 * @throws AppError 409 when the version is not the current one
 */
export async function changeBanner(deps: Deps, user: SessionUser, input: BannerInput): Promise<Banner> {
  const { enabled } = input;
  const texts = { text: input.text.trim(), linkText: input.linkText.trim(), url: input.url.trim() };
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    await ensureSite(tx);
    const before = toBanner(await lockBanner(tx));
    checkVersion(before.version, input.version);
    await updateBanner(tx, texts, enabled, now);
    const after = { enabled, ...texts };
    const fields = changedFields(before, after);
    const auditEntry = { actorId: user.id, subject: 'banner', subjectId: null, label: 'Promo banner' } as const;
    if (fields) await recordChange(tx, { ...auditEntry, action: 'banner.update', at: now, ...fields });
    return { ...after, version: before.version + 1 };
  });
}
