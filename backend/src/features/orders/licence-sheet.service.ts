import { column } from '../../../../contract/rules/invoice-document.ts';
import { activePlanText } from '../../../../contract/rules/plan-texts.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { AppError } from '../../lib/errors.ts';
import type { Paper } from '../../lib/papers/paper-pdf.ts';
import { createPaperResponse, getPaperFrame, PLAIN_PAPER } from '../billing/paper-file.service.ts';
import type { LicenceSheetRow } from './own-licences.repository.ts';

type Day = (at: Date) => string;

const toDeviceCount = (count: number): string => `${count} ${count === 1 ? 'device' : 'devices'}`;

/** What the plan includes, one line each; the same rights as on the product's page, with the dates of this licence. */
function toRights({ imported, activations, updates_until, support_until }: LicenceSheetRow, day: Day): string[] {
  return [
    ...(imported ? [] : [`Can be used on ${toDeviceCount(activations)} at a time.`]),
    updates_until ? `Includes versions published until ${day(updates_until)}.` : 'Includes new versions.',
    ...(support_until ? [`Includes personal support until ${day(support_until)}.`] : []),
  ];
}

const toSteps = ({ imported, product_name: product }: LicenceSheetRow, publicUrl: string): string[] => [
  `Download ${product} from ${publicUrl}/dashboard/downloads, or from the link in your order email, and install it.`,
  'Start it and enter the licence key exactly as printed above.',
  ...(imported
    ? []
    : [
        'Each device that you activate is listed in your downloads. Remove one there to use the licence on another.',
        'For a device without a network, choose “Activate offline” there and copy the file to the device.',
      ]),
];

/** The activated devices; a table without rows is left out. */
const toDevices = ({ devices }: LicenceSheetRow, day: Day): Pick<Paper, 'columns' | 'rows' | 'details'> => ({
  columns: [column('Device', false, true), column('Activated'), column('Last used')],
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
) {
  if (licence.ended_at) throw new AppError(410, 'licence_revoked', REFUSALS.licenceRevoked);
  const { user_id: userId, product_name, tier, key, order_number, holds_until, renewable, created_at } = licence;
  const { letterhead, parties, day } = await getPaperFrame(deps, { title: 'Licensed to', userId });
  const at = deps.clock.now();
  return createPaperResponse({
    name: `licence-${order_number}`,
    paper: {
      ...PLAIN_PAPER,
      ...toDevices(licence, day),
      title: 'Licence',
      numberLabel: 'Order',
      number: `#${order_number}`,
      note: `${product_name}, ${tier}`,
      facts: [
        { label: 'Licensed since', value: day(created_at) },
        { label: 'Valid until', value: holds_until ? day(holds_until) : 'No end' },
        { label: 'Printed', value: day(at) },
      ],
      parties,
      key: { label: 'Licence key', value: key },
      payment: null,
      sums: [],
      sections: [
        { title: 'How to activate', lines: toSteps(licence, deps.env.publicUrl), numbered: true },
        {
          title: 'Your plan',
          lines: [
            activePlanText(holds_until && day(holds_until), holds_until === null || renewable),
            ...toRights(licence, day),
          ],
          numbered: false,
        },
      ],
    },
    at,
    letterhead,
  });
}
