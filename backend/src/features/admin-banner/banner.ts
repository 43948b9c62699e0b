import { type Kysely, sql } from 'kysely';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { Banner, BannerInput } from '../../generated/model.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { recordChange } from '../admin-activity/audit.repository.ts';
import { changedFields } from '../admin-activity/changed-fields.ts';
import { checkVersion } from '../admin-lists/admin-lists.service.ts';
import { ensureSite } from '../site/site.repository.ts';

const UNWRITTEN: Banner = { enabled: false, text: '', linkText: '', url: '', version: 1 };

async function readBanner(db: Kysely<Database>, lock: boolean): Promise<Banner> {
  const query = db.selectFrom('site_settings').select(['promo', 'banner', 'banner_version']);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (!row) return UNWRITTEN;
  const { text, linkText, url } = row.banner ?? UNWRITTEN;
  return { enabled: row.promo !== null, text, linkText, url, version: row.banner_version };
}

export const getBanner = (deps: Deps): Promise<Banner> => readBanner(deps.db, false);

/**
 * Stores the banner; switched off it keeps its words.
 * @throws AppError 409 when the version is not the present one
 */
export async function changeBanner(deps: Deps, user: SessionUser, input: BannerInput): Promise<Banner> {
  const { enabled } = input;
  const words = { text: input.text.trim(), linkText: input.linkText.trim(), url: input.url.trim() };
  const saved = await inTransaction(deps.db, async (tx) => {
    await ensureSite(tx);
    const before = await readBanner(tx, true);
    checkVersion(before.version, input.version);
    await tx
      .updateTable('site_settings')
      .set({
        banner: JSON.stringify(words),
        promo: enabled ? JSON.stringify(words) : null,
        banner_version: sql`banner_version + 1`,
        updated_at: deps.clock.now(),
      })
      .execute();
    const after = { enabled, ...words };
    const fields = changedFields(before, after);
    const about = { actorId: user.id, subject: 'banner', subjectId: null, label: 'Promo banner' };
    if (fields) await recordChange(tx, { ...about, action: 'banner.update', at: deps.clock.now(), ...fields });
    return { ...after, version: before.version + 1 };
  });
  deps.invalidatePages();
  return saved;
}
