import { choice, count, money, text, toggle } from './label-formats.ts';

const STAGES = { new: 'New', in_conversation: 'In conversation', quoted: 'Quoted', won: 'Won', lost: 'Lost' };

/** Fields of projects, quotes and organisations of clients. */
export const PROJECT_LABELS = {
  lead: {
    organisation: text('Organisation'),
    stage: choice(STAGES)('Stage'),
    value: text('Value'),
    next_step: text('Next step'),
    next_step_on: text('Next step due'),
    owner: text('Owner'),
    phase: choice({
      discovery: 'Discovery & Planning',
      design: 'Design & Prototyping',
      development: 'Development & Testing',
      deployment: 'Deployment',
      maintenance: 'Maintenance & Support',
    })('Phase'),
    client_link: toggle('Client link'),
    change_request: text('Change request'),
    delivery: text('Delivered software'),
    handover: text('Version of the handover'),
    file: text('File'),
    hourly_rate: money('Hourly rate'),
    hours_tax_name: text('Tax name'),
    hours_tax_percent: count('Tax rate in percent'),
    hours_shown: toggle('Hours shown to the client'),
    work_entry: text('Hours or expense'),
    work_minutes: count('Minutes'),
    work_rate: money('Rate of the entry'),
    work_amount: money('Amount without tax'),
    work_billable: toggle('Billable'),
    work_in_plan: toggle('Part of the care plan'),
    receipt: text('Receipt'),
    receipt_shown: toggle('Receipt shown to the client'),
    care_plan: text('Care plan'),
  },
  quote: { version: count('Version'), total: money('Total') },
  organisation: {
    name: text('Name'),
    person: text('Person'),
    person_rights: text('Rights'),
    person_links: text('Links sent to'),
  },
};
