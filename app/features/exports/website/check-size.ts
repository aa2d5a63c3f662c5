import { DomainError } from '~/domain-error'
import { limits } from '~/permissions/limits'

type Page = { name: string; sections: readonly unknown[] }

/** @throws DomainError `website-many-pages`, `website-long-page` (422) */
export function checkSize(pages: readonly Page[]): void {
  if (pages.length > limits.pagesOfWebsite) throw new DomainError('website-many-pages', 422)
  const long = pages.find(({ sections }) => sections.length > limits.sectionsOfWebsite)
  if (long) throw new DomainError('website-long-page', 422, { values: { page: long.name } })
}
