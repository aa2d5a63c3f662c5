import { findBrand } from '~/features/panels/brand-for-drawing.server'
import { findPicture } from '~/features/panels/panel-picture.server'
import { wordsWithoutRoom } from '~/features/panels/word-places.server'
import type { TooLong } from '~/panels/render/words-too-long'
import { drawnIn } from '~/panels/sizes'
import type { Actor } from '~/permissions/vocabulary'
import { log } from '~/platform/log.server'
import type { SectionAddress } from './change-page.server'
import { editablePage } from './editable-page.server'
import { findSection } from './find-section.server'

/**
 * The own words of a section that its panel has no room for, by path. What cannot be worked out is not said:
 * the form is there without it.
 *
 * @throws DomainError `not-found`, `section-gone` (404)
 */
export async function crowdedWords(
  actor: Actor,
  at: SectionAddress,
): Promise<Readonly<Record<string, TooLong['why']>>> {
  const { project, page } = editablePage(actor, at.projectId, at.pageId)
  const section = findSection({ project, page }, at.sectionId)
  const brand = section.words ? findBrand(project.brandId) : undefined
  const source = brand && findPicture({ ...section, ...drawnIn(brand) })
  if (!source || !brand) return {}
  try {
    const found = await wordsWithoutRoom(source, brand)
    return Object.fromEntries(found.map(({ path, why }) => [path, why]))
  } catch (error) {
    log.warn({ err: error, section: section.id }, 'the room for own words is not known')
    return {}
  }
}
