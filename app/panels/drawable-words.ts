import { createTheme } from './color/create-theme'
import { findPanel } from './library'
import type { RenderJob } from './render-job'
import { evaluate } from './tree/evaluate'
import { contentWith, type OwnWord, type OwnWords } from './words'

/** Whether a panel's components come to a drawing with these words. */
function isDrawable({ panelId, variant, brand, story = null, facts }: RenderJob, words: OwnWords) {
  const t = createTheme(brand, variant.color)
  try {
    const content = contentWith(panelId, story, words, facts)
    evaluate(findPanel(panelId)?.render({ t, o: variant.orientation, content }))
    return true
  } catch {
    return false
  }
}

/** The own words of a section without those that its panel cannot draw. */
export function drawableWords(job: RenderJob): OwnWords {
  const { words = {} } = job
  if (Object.keys(words).length === 0 || isDrawable(job, words)) return words
  let kept: Record<string, OwnWord> = {}
  for (const [path, word] of Object.entries(words)) {
    const more = { ...kept, [path]: word }
    if (isDrawable(job, more)) kept = more
  }
  return kept
}
