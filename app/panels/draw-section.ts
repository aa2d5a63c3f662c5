import { drawableWords } from './drawable-words'
import { findPanel } from './library'
import { drawPanel as drawAny, type RenderedPanel } from './render'
import { exchangeFor, type PhotoUris } from './render/photos'
import type { RenderJob } from './render-job'
import { contentWith, type OwnWords } from './words'

type DrawnSection = RenderedPanel & {
  /** Paths of own words that the panel could not draw: its example speaks there. */
  unsaid: string[]
}

/**
 * Draws a panel of the library as a section says it.
 *
 * @param photos the pictures of `photoBoxes`
 * @throws when there is no such panel
 */
export async function drawSection(job: RenderJob, photos: PhotoUris = {}): Promise<DrawnSection> {
  const { panelId, variant, brand, story = null, words = {}, facts } = job
  const panel = findPanel(panelId)
  if (!panel) throw new Error(`No panel with the id ${panelId}`)
  const draw = async (said: OwnWords) => {
    const content = contentWith(panelId, story, said, facts)
    const isPlain = Object.keys(photos).length === 0
    const exchange = isPlain ? undefined : exchangeFor({ ...job, words: said }, photos)
    const drawn = await drawAny(panel, { ...variant, brand, content, exchange })
    return { ...drawn, unsaid: Object.keys(words).filter((path) => !Object.hasOwn(said, path)) }
  }
  const own = drawableWords(job)
  try {
    return await draw(own)
  } catch (error) {
    if (Object.keys(own).length === 0) throw error
    return draw({})
  }
}
