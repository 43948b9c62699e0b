import { isSameEmail } from '../../contract/rules/emails.ts';
import type { MockDb } from './db.ts';

export interface StoredSeat {
  id: string;
  /** the line that was bought */
  lineId: string;
  email: string;
  token: string;
  invited_at: string;
  accepted_at: string | null;
  /** the line of the person's order */
  memberLineId: string | null;
  /** reassigned or removed */
  ended: boolean;
}

const findLine = (db: MockDb, lineId: string | null) =>
  db.state.orders.flatMap(({ lines }) => lines).find(({ id }) => id === lineId);

/** Whether a file comes with a seat, whose buyer renews and upgrades the plan. */
export const isMemberFile = (db: MockDb, downloadId: string | undefined): boolean =>
  db.state.seats.some(({ memberLineId }) => {
    const line = memberLineId === null ? undefined : findLine(db, memberLineId);
    return downloadId !== undefined && line?.download_id === downloadId;
  });

/** The files of people whose seats have ended, before the one whose file this is. */
export const listEndedFiles = (db: MockDb, downloadId: string): (string | undefined)[] => {
  const held = db.state.seats.find(
    ({ memberLineId }) => memberLineId !== null && findLine(db, memberLineId)?.download_id === downloadId,
  );
  return db.state.seats
    .filter(({ lineId, ended }) => ended && lineId === held?.lineId)
    .map(({ memberLineId }) => db.state.revoked[memberLineId ?? '']?.id);
};

/** Updates the rights of all seat holders after a plan change. */
export const shareSeatRights = (db: MockDb, downloadId: string): void => {
  const rights = db.state.downloads.find(({ id }) => id === downloadId)?.rights;
  const bought = db.state.orders
    .flatMap(({ lines }) => lines)
    .find((line) => line.download_id === downloadId && line.seats);
  if (!rights || !bought) return;
  for (const { lineId, memberLineId, ended } of db.state.seats) {
    if (lineId !== bought.id || ended) continue;
    const file = db.state.downloads.find(({ id }) => id === findLine(db, memberLineId)?.download_id);
    if (file) file.rights = { ...rights, renewable: false };
  }
};

/** Ends invitations to a confirmed email that were not accepted. */
export const eraseInvitationsTo = (db: MockDb, erased: string): void => {
  for (const seat of db.state.seats)
    if (seat.accepted_at === null && isSameEmail(seat.email, erased)) Object.assign(seat, { email: '', ended: true });
};

/** Frees the seats of erased people, and empties the emails that erased buyers entered. */
export const eraseSeatsOf = (db: MockDb, userIds: ReadonlySet<string>): void => {
  const isOf = (lineId: string | null) =>
    db.state.orders.some(({ userId, lines }) => userIds.has(userId) && lines.some(({ id }) => id === lineId));
  for (const seat of db.state.seats) {
    if (isOf(seat.memberLineId)) Object.assign(seat, { email: '', ended: true });
    if (isOf(seat.lineId)) Object.assign(seat, { email: '', ended: seat.ended || seat.accepted_at === null });
  }
};
