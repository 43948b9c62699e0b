import { hasApproval } from '../../../../contract/rules/case-studies.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { conflict, notFound } from '../../lib/errors.ts';
import { lockCaseStudy, setTestimonial } from '../writing/admin-case-studies.repository.ts';
import { listServiceNames } from '../writing/case-studies.repository.ts';
import { lockEntry } from './admin-lists.repository.ts';
import { createListService } from './admin-lists.service.ts';
import { testimonialKind } from './list-kinds.service.ts';

/**
 * Makes a hidden testimonial of a case study's quote, once while it exists.
 * @returns its id
 * @throws AppError 404, 409 without approved words, a rating or a portrait
 */
export function quoteCaseStudy(deps: Deps, user: SessionUser, id: number): Promise<number> {
  const testimonials = createListService(deps, testimonialKind);
  return inTransaction(deps.db, async (tx) => {
    const study = await lockCaseStudy(tx, id);
    if (!study) throw notFound(REFUSALS.caseStudyGone);
    const existing = study.testimonial_id;
    if (existing !== null && (await lockEntry(tx, 'testimonials', existing))) return existing;
    const { quote, quote_name: name, rating, portrait, client, sector } = study;
    const isApproved = quote !== '' && hasApproval(study, study.approved_words);
    if (!isApproved || rating === null || portrait === null) throw conflict(REFUSALS.caseStudyWordsMissing);
    const services = (await listServiceNames(tx)).filter((service) => study.services.includes(service.id));
    const testimonial = await testimonials.createIn(tx, user, {
      name,
      role: study.quote_role || sector,
      company: client,
      service: services[0]?.title ?? sector,
      rating,
      comment: quote,
      image: { url: portrait.url, alt: portrait.alt },
      published: false,
    });
    await setTestimonial(tx, id, testimonial.id);
    return testimonial.id;
  });
}
