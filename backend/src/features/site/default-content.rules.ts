import { picture } from '../../../content/pictures.ts';
import type { SiteDocuments } from '../../db/schema-showcase.ts';

/** What the documents say before anybody has written them. */
export const defaultContent: SiteDocuments = {
  about: { statistics: [], mission: { title: 'Our Mission', text: '', values: [] }, technologies: [] },
  suite: [],
  film: {
    title: 'Watch Our Story',
    embedUrl: null,
    duration: '',
    poster: picture('missing/picture', ''),
  },
  'privacy-policy': { title: 'Privacy Policy', lastUpdated: null, sections: [] },
  'terms-and-conditions': { title: 'Terms and Conditions', lastUpdated: null, sections: [] },
};
