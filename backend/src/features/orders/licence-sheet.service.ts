import { msg, plural, t } from '../../../../contract/i18n/macros.ts';
import { type Message, toText } from '../../../../contract/i18n/message.ts';
import { column, mainColumn } from '../../../../contract/rules/invoice-tables.ts';
import { type Language, toLanguagePath } from '../../../../contract/rules/languages.ts';
import { activePlanText } from '../../../../contract/rules/plan-texts.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { AppError } from '../../lib/errors.ts';
import type { Paper } from '../../lib/papers/paper-pdf.ts';
import { createPdfResponse, getPdfFrame } from '../billing/pdf-file.service.ts';
import type { LicenceSheetRow } from './own-licences.repository.ts';

type Day = (at: Date) => string;

/** The plan's rights, one per line, as on the product's page, with the dates of this licence. */
function toRights({ imported, activations, updates_until, support_until }: LicenceSheetRow, day: Day): Message[] {
  return [
    ...(imported
      ? []
      : [msg`Can be used on ${plural(activations, { one: '# device', other: '# devices' })} at a time.`]),
    updates_until ? msg`Includes versions published until ${day(updates_until)}.` : msg`Includes new versions.`,
    ...(support_until ? [msg`Includes personal support until ${day(support_until)}.`] : []),
  ];
}

const toSteps = ({ imported, product_name: product }: LicenceSheetRow, downloads: string): Message[] => [
  msg`Download ${product} from ${downloads}, or from the link in your order email, and install it.`,
  msg`Start it and enter the licence key exactly as printed above.`,
  ...(imported
    ? []
    : [
        msg`Each device that you activate is listed in your downloads. Remove one there to use the licence on another.`,
        msg`For a device without a network, choose “Activate offline” there and copy the file to the device.`,
      ]),
];

/** The activated devices; a table without rows is left out. */
const toDevices = (
  { devices }: LicenceSheetRow,
  day: Day,
  language: Language,
): Pick<Paper, 'columns' | 'rows' | 'details'> => ({
  columns: [mainColumn(t(language)`Device`), column(t(language)`Activated`), column(t(language)`Last used`)],
  rows: devices.map(({ name, created_at, seen_at }) => [name, day(created_at), day(seen_at)]),
  details: devices.map(() => ''),
});

/**
 * The sheet of a licence as PDF, to be kept with the program.
 * @throws AppError 410 for a revoked licence, 503 when it cannot be rendered now
 */
export async function createLicenceSheetResponse(
  deps: Pick<Deps, 'db' | 'storage' | 'clock' | 'env'>,
  licence: LicenceSheetRow,
  language: Language,
) {
  if (licence.ended_at) throw new AppError(410, 'licence_revoked', REFUSALS.licenceRevoked);
  const { user_id: userId, product_name, tier, key, order_number, holds_until, renewable, created_at } = licence;
  const title = t(language)`Licensed to`;
  const { letterhead, frame, day } = await getPdfFrame(deps, { title, userId, language });
  const downloads = deps.env.publicUrl + toLanguagePath('/dashboard/downloads', language);
  const toTexts = (messages: readonly Message[]) => messages.map((message) => toText(language, message));
  const at = deps.clock.now();
  return createPdfResponse({
    name: `licence-${order_number}`,
    paper: {
      ...frame,
      ...toDevices(licence, day, language),
      title: t(language)`Licence`,
      numberLabel: t(language)`Order`,
      number: `#${order_number}`,
      note: `${product_name}, ${tier}`,
      facts: [
        { label: t(language)`Licensed since`, value: day(created_at) },
        { label: t(language)`Valid until`, value: holds_until ? day(holds_until) : t(language)`No end` },
        { label: t(language)`Printed`, value: day(at) },
      ],
      key: { label: t(language)`Licence key`, value: key },
      payment: null,
      sums: [],
      sections: [
        { title: t(language)`How to activate`, lines: toTexts(toSteps(licence, downloads)), numbered: true },
        {
          title: t(language)`Your plan`,
          lines: [
            activePlanText(holds_until && day(holds_until), holds_until === null || renewable, language),
            ...toTexts(toRights(licence, day)),
          ],
          numbered: false,
        },
      ],
    },
    at,
    letterhead,
  });
}
