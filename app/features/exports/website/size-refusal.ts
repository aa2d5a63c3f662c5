import { DomainError } from '~/domain-error'
import { limits } from '~/permissions/limits'

type Page = { name: string; sections: readonly unknown[] }

/** @returns `website-many-pages`, `website-long-page` (422), or nothing for pages that fit into a website */
export function sizeRefusal(pages: readonly Page[]): DomainError | null {
  if (pages.length > limits.pagesOfWebsite) return new DomainError('website-many-pages', 422)
  const long = pages.find(({ sections }) => sections.length > limits.sectionsOfWebsite)
  return long ? new DomainError('website-long-page', 422, { values: { page: long.name } }) : null
}
