import { useEffect } from 'react'
import { afterPaint } from '~/components/ui/after-paint'
import type { SectionState } from '~/editor/types'
import { orientations, panelColors } from '~/panels/types'
import { panelImagePath } from '~/panels/url'
import { useShown } from './use-page'

/** Held, so that the browser keeps what it has read. */
const held = new Map<string, HTMLImageElement>()
const most = 40

/**
 * Fetches the pictures that one press leads to: the other colors and orientations of the selected
 * section, without haste. Not for those who save data.
 */
export function useVariantsAhead({ panelId, orientation, color, words }: SectionState) {
  const brandId = useShown(({ around }) => around.brandId)
  const revision = useShown(({ panels }) => panels[panelId]?.revision)
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
    if (revision === undefined || connection?.saveData) return
    let gone = false
    const variants = [
      ...panelColors.map((c) => ({ orientation, color: c })),
      ...orientations.map((o) => ({ orientation: o, color })),
    ].filter((v) => v.orientation !== orientation || v.color !== color)
    afterPaint(async () => {
      for (const variant of variants) {
        if (gone) return
        await fetchPicture(panelImagePath({ panelId, revision, words, ...variant }, brandId))
      }
    })
    return () => {
      gone = true
    }
  }, [panelId, orientation, color, words, brandId, revision])
}

/** Settles when it is there or cannot be had. */
async function fetchPicture(src: string) {
  if (held.has(src)) return
  const image = new Image()
  image.fetchPriority = 'low'
  image.src = src
  held.set(src, image)
  const [oldest] = held.keys()
  if (held.size > most && oldest) held.delete(oldest)
  await image.decode().catch(() => {})
}
