import type { ProjectHandover } from '@/api/generated/model.ts';
import { saveProjectToken } from '@/features/public/projects/project-links/project-token.ts';
import type { MockApi } from '../../../mocks/api.ts';
import { deliverProduct } from '../../../mocks/store/project-deliveries.ts';
import type { StoredProjectPage } from '../../../mocks/store/project-pages.ts';
import { LEAD_ID } from './lead-samples.ts';
import { saveLateMilestone } from './milestone-samples.ts';
import { saveQuote } from './quote-samples.ts';

const PROJECT_TOKEN = 'project-token-1';

const toId = (number: number) => `00000000-0000-4000-8000-0000000006${String(number).padStart(2, '0')}`;

const version = (number: number, values: object = {}) => ({
  id: toId(number),
  number,
  name: 'screens.png',
  size_bytes: 2_480_000,
  note: '',
  created_at: `2026-11-${String(9 + number).padStart(2, '0')}T09:30:00.000Z`,
  approved: null,
  answered_by: '',
  comment: '',
  answered_at: null,
  preview: { width: 960, height: 720 },
  marks: 0,
  open_marks: 0,
  ...values,
});

const comment = (number: number, side: 'client' | 'studio', text: string) => ({
  id: toId(number),
  side,
  name: side === 'client' ? 'Nadia Rahman' : 'Rafi Karim',
  text,
  created_at: '2026-11-12T10:05:00.000Z',
});

const OPEN = { resolved_at: null, resolved_by: '', resolved_side: null };

const marks = (): StoredProjectPage['marks'] => [
  {
    id: toId(31),
    fileId: toId(2),
    number: 1,
    x: 0.31,
    y: 0.25,
    side: 'client',
    messages: [
      comment(31, 'client', 'Much better. Can the minutes be as heavy as the hours?'),
      comment(32, 'studio', 'Yes, both are in the same weight now; the next version has it.'),
    ],
    ...OPEN,
  },
  {
    id: toId(33),
    fileId: toId(2),
    number: 2,
    x: 0.68,
    y: 0.83,
    side: 'client',
    messages: [comment(33, 'client', 'Please call it “New alarm”, as in our old app.')],
    ...OPEN,
  },
  {
    id: toId(34),
    fileId: toId(2),
    number: 3,
    x: 0.26,
    y: 0.4,
    side: 'studio',
    messages: [comment(34, 'studio', 'Is one decimal enough for the harbour office?'), comment(35, 'client', 'It is.')],
    resolved_at: '2026-11-12T11:30:00.000Z',
    resolved_by: 'Nadia Rahman',
    resolved_side: 'client',
  },
  {
    id: toId(36),
    fileId: toId(1),
    number: 1,
    x: 0.26,
    y: 0.22,
    side: 'client',
    messages: [comment(36, 'client', 'Too small to read at night.')],
    ...OPEN,
  },
];

const page = (): StoredProjectPage => ({
  leadId: LEAD_ID,
  phase: 'design',
  token: PROJECT_TOKEN,
  sent_at: '2026-11-09T08:00:00.000Z',
  marks: marks(),
  changes: [],
  deliveries: [],
  handover: null,
  deliverables: [
    {
      id: toId(21),
      title: 'Screen designs',
      for_approval: true,
      versions: [
        version(2, { note: 'The times of the next tide are larger, and the alarm has its own screen.' }),
        version(1, {
          approved: false,
          answered_by: 'Nadia Rahman',
          comment: 'Captains read this at night, without glasses. Please make the times larger.',
          answered_at: '2026-11-10T11:00:00.000Z',
        }),
      ],
    },
    {
      id: toId(22),
      title: 'Project plan',
      for_approval: true,
      versions: [
        version(3, {
          number: 1,
          name: 'plan.docx',
          preview: null,
          size_bytes: 48_000,
          approved: true,
          answered_by: 'Nadia Rahman',
          answered_at: '2026-11-13T07:20:00.000Z',
        }),
      ],
    },
    {
      id: toId(23),
      title: 'Meeting notes',
      for_approval: false,
      versions: [version(4, { number: 1, name: 'minutes.pdf', preview: null, size_bytes: 91_000 })],
    },
  ],
});

type Prepare = (page: StoredProjectPage, api: MockApi) => void;

/** A project in its second phase, with a late payment and a file to approve. */
export const saveProject =
  (prepare: Prepare = () => {}) =>
  (api: MockApi): void => {
    saveLateMilestone(api);
    const project = page();
    api.db.state.projectPages.push(project);
    prepare(project, api);
  };

/** A project whose software was delivered. */
export const saveDeliveredProject = saveProject((project, api) => {
  const { db } = api;
  const entry = db.state.catalogue.find(({ file }) => file !== null);
  const plan = entry?.product.pricing[0];
  const lead = db.state.leads.find(({ id }) => id === project.leadId);
  if (!entry || !plan || !lead) throw new Error('The sample is incomplete');
  entry.published = false;
  entry.licenceKeys = true;
  deliverProduct(db, { lead, page: project }, { product_id: entry.product.id, plan_id: plan.id }, () => {});
  for (const delivery of project.deliveries) {
    const line = db.state.orders.flatMap(({ lines }) => lines).find(({ id }) => id === delivery.lineId);
    const held = db.state.downloads.find(({ id }) => id === line?.download_id);
    // The same key in each picture: it is derived from the id.
    if (line && held) line.download_id = held.id = '9f3c2a71-4b5e-4d18-9c6a-7e21d05b8f44';
    delivery.delivered_at = '2026-11-20T09:00:00.000Z';
  }
});

/** What is handed over, not signed yet. */
const SAMPLE_HANDOVER: ProjectHandover = {
  version: 1,
  source:
    'Git repository with its whole history, transferred to your organisation\nAccounts of the app stores\nManual for the harbour office',
  rights:
    'All rights in what we made for this project pass to you with the last payment.\nLibraries of others keep their licences, which the bill of materials lists.',
  items: [
    {
      name: 'Tide tables',
      version: '1.0.0',
      sha256: '8739c76e681f900923b900c9df0ef75cf421d39cabb54650c4b9ad19b6a76d85',
    },
    {
      name: 'Screen designs',
      version: '2',
      sha256: 'c533c0dd69700dfb6e9c2c8493be9f2bcc1920239b636064a5cc33444d86289c',
    },
  ],
  offered_at: '2026-11-20T09:30:00.000Z',
  signed_by: '',
  signed_at: null,
  sha256: null,
  seal: null,
};

export const saveHandover = (values: Partial<ProjectHandover> = {}) =>
  saveProject((project) => {
    project.handover = { ...SAMPLE_HANDOVER, ...values };
  });

export const saveSignedHandover = saveHandover({
  signed_by: 'Nadia Rahman',
  signed_at: '2026-11-21T08:15:00.000Z',
  sha256: 'c533c0dd69700dfb6e9c2c8493be9f2bcc1920239b636064a5cc33444d86289c',
  seal: 'payload.signature',
});

/** Nothing but the link. */
export function saveEmptyProject(api: MockApi): void {
  saveQuote()(api);
  api.db.state.quotes = [];
  api.db.state.projectPages.push({ ...page(), phase: 'discovery', deliverables: [], marks: [], changes: [] });
}

/** The page of a project, opened by its link. */
export const openProjectPage =
  (save: (api: MockApi) => void = saveProject()) =>
  (api: MockApi) => {
    saveProjectToken(PROJECT_TOKEN);
    save(api);
  };
