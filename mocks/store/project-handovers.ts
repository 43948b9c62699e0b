import type { HandoverInput, HandoverSignature } from '../../contract/generated/model.ts';
import { checkHandover, listHandoverItems } from '../../contract/rules/project-handover.ts';
import { parseSignerName } from '../../contract/rules/project-marks.ts';
import { REFUSALS } from '../../contract/rules/refusals.ts';
import { conflict, invalidField, notFound } from '../problems.ts';
import type { MockDb } from './db.ts';
import { listDeliveries } from './project-deliveries.ts';
import type { StoredProjectPage } from './project-pages.ts';
import { sampleHash } from './sample-file.ts';

/** Offers a handover, or replaces one that is not signed. @param onOffered runs when it is new */
export const offerHandover = (
  db: MockDb,
  page: StoredProjectPage,
  { version, ...input }: HandoverInput,
  onOffered: (version: number) => void,
) => {
  const texts = checkHandover(input);
  if ('field' in texts) return invalidField(texts.field, texts.message);
  const earlier = page.handover;
  if (earlier?.signed_at) return conflict(REFUSALS.handoverSigned(earlier.signed_by));
  const isSame = earlier?.source === texts.source && earlier.rights === texts.rights;
  if (earlier?.version === version + 1 && isSame) return { status: 204 as const };
  if ((earlier?.version ?? 0) !== version) return conflict(REFUSALS.handoverChanged);
  const deliverables = page.deliverables.map(({ title, versions }) => ({
    title,
    versions: versions.map(({ number, name }) => ({ number, sha256: sampleHash(name) })),
  }));
  page.handover = {
    ...texts,
    version: version + 1,
    items: listHandoverItems({ deliverables, deliveries: listDeliveries(db, page.deliveries) }),
    offered_at: new Date().toISOString(),
    signed_by: '',
    signed_at: null,
    sha256: null,
    seal: null,
  };
  onOffered(version + 1);
  return { status: 204 as const };
};

/** Signs the version that was read, and seals it immediately. @param onSigned runs when it is new */
export const signHandover = (
  { handover }: StoredProjectPage,
  { version, name: typed }: HandoverSignature,
  onSigned: (name: string) => void,
) => {
  const name = parseSignerName(typed);
  if (name === undefined) return invalidField('name', REFUSALS.quoteSigner);
  if (!handover) return notFound(REFUSALS.handoverGone);
  if (handover.version === version && handover.signed_by === name) return { status: 204 as const };
  if (handover.signed_at !== null) return conflict(REFUSALS.handoverSigned(handover.signed_by));
  if (handover.version !== version) return conflict(REFUSALS.handoverChanged);
  Object.assign(handover, {
    signed_by: name,
    signed_at: new Date().toISOString(),
    sha256: sampleHash('handover.pdf'),
    seal: 'payload.signature',
  });
  onSigned(name);
  return { status: 204 as const };
};
