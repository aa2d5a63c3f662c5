import type { WordSizes } from '~/db/schema'
import { DomainError } from '~/domain-error'
import { drawnIn, panelSize, sizeKey } from '~/panels/sizes'
import { orientations, panelColors } from '~/panels/types'
import { type Variant, variantIndex } from '~/panels/variant'
import type { OwnWords } from '~/panels/words/own-words'
import { log } from '~/platform/log.server'
import { findBrand } from './brand-for-drawing.server'
import { wordsIdOf } from './own-words.server'
import { drawnHeight, findPicture, saysFacts } from './panel-picture.server'

/**
 * The heights that a panel of the library has with own words. It is drawn for that, in a worker, and the
 * drawings are kept: they are looked at next. Most panels are as high in every color.
 *
 * @returns nothing for a panel that was uploaded
 * @throws DomainError `words-undrawable` (422)
 */
export async function measureWords(
  panelId: string,
  words: OwnWords,
  brandId: string,
): Promise<WordSizes> {
  const brand = findBrand(brandId)
  if (!brand || Object.keys(words).length === 0) return {}
  // Their heights change with the facts.
  if (saysFacts({ panelId, uploads: {} }, brand)) return {}
  const plain = (variant: Variant) =>
    panelSize(panelId, variant.orientation, variant.color, brand)?.height
  const own = { id: wordsIdOf(words), words }
  const drawn = async (variant: Variant) => {
    const source = findPicture({ ...drawnIn(brand), panelId, ...variant })
    return source && drawnHeight({ ...source, words: own }, brand)
  }
  const heights: number[] = []
  try {
    await Promise.all(
      orientations.map(async (orientation) => {
        const known = new Map<number, number>()
        for (const color of panelColors) {
          const like = plain({ orientation, color })
          const height = like && (known.get(like) ?? (await drawn({ orientation, color })))
          if (!like || !height) return
          known.set(like, height)
          heights[variantIndex(orientation, color)] = height
        }
      }),
    )
  } catch (error) {
    if (error instanceof DomainError) throw error
    log.warn({ err: error, panel: panelId }, 'a panel could not be drawn with own words')
    throw new DomainError('words-undrawable', 422)
  }
  const all = orientations.length * panelColors.length
  const measured = heights.filter((height) => height > 0).length === all
  return measured ? { [sizeKey(panelId, brand)]: heights } : {}
}
