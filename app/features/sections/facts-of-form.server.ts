import { findBrand } from '~/features/panels/brand-for-drawing.server'
import type { DrawnFacts } from '~/panels/facts/facts'
import { keyedHash } from '~/platform/ids.server'

const signed = (projectId: string, brandId: string) =>
  `${brandId}.${keyedHash('facts of form', `${projectId} ${brandId}`).slice(0, 24)}`

/** What a form keeps of the facts that it was made with: what was not typed stays a fact, also when it changes. */
export const factsForForm = (project: { id: string; brandId: string }): string =>
  signed(project.id, project.brandId)

/** The facts that a form of a project was made with; those of today once they are gone. */
export function factsOfForm(
  project: { id: string; brandId: string },
  sent: string,
): DrawnFacts | null {
  const [brandId = ''] = sent.split('.')
  const isOurs = sent === signed(project.id, brandId)
  const brand = (isOurs && findBrand(brandId)) || findBrand(project.brandId)
  return brand?.facts ?? null
}
