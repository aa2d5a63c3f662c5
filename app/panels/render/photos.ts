import { cloneElement, type ReactElement, type ReactNode } from 'react'
import { createTheme } from '../color/create-theme'
import { findPanel } from '../library'
import type { RenderJob } from '../render-job'
import { Marks } from '../tree/marks'
import { isSlot, motifOf, slotsOf } from '../tree/slots'
import { pictureKey } from '../words/pictures'
import { type Exchange, expand, wordsAttribute } from './expand'
import { safeBrand } from './safe-brand'

/** Where a picture of the project's own is drawn, in pixels of the drawing. */
export type PhotoBox = { slot: string; width: number; height: number }

/** Pictures as data URIs, by `photoName`. */
export type PhotoUris = Readonly<Record<string, string>>

export const photoName = ({ slot, width, height }: PhotoBox): string => `${slot} ${width}x${height}`

type ImageProps = Readonly<Record<string, unknown>>

const boxOf = (slot: string, { width, height }: ImageProps): PhotoBox => ({
  slot,
  width: Number(width),
  height: Number(height),
})

/** The slots of a section's pictures, in drawing order. */
function drawnSlots({ panelId, variant, brand, story, words, facts }: RenderJob) {
  const panel = findPanel(panelId)
  const t = createTheme(safeBrand(brand), variant.color)
  return slotsOf({ panelId, story: story ?? null, words, facts }, (content) => {
    const images: { motif: string; source: string; props: ImageProps }[] = []
    const note: Exchange = (image) => {
      const { props } = image
      const motif = motifOf(String(props.alt))
      if (isSlot(props)) images.push({ motif, source: String(props.src), props })
      return image
    }
    expand(panel?.render({ t, o: variant.orientation, content }), new Marks(), note)
    return images
  })
}

/** The boxes in which a section shows pictures of the project's own, each once. */
export function photoBoxes(job: RenderJob): PhotoBox[] {
  const { pictures = {} } = job
  if (Object.keys(pictures).length === 0) return []
  const boxes = drawnSlots(job).flatMap(({ slot, image }) =>
    Object.hasOwn(pictures, slot) ? boxOf(slot, image.props) : [],
  )
  return [...new Map(boxes.map((box) => [photoName(box), box])).values()]
}

/**
 * What puts a section's own pictures in the place of the drawn ones.
 *
 * @param named whether each picture tells the word that chooses it, as the layout reads it
 */
export function exchangeFor(job: RenderJob, photos: PhotoUris, named = false): Exchange {
  const slots = drawnSlots(job).map(({ slot }) => slot)
  return (image) => {
    if (!isSlot(image.props)) return image
    const slot = slots.shift()
    if (slot === undefined) return image
    const src = photos[photoName(boxOf(slot, image.props))]
    const more = { ...(src && { src }), ...(named && { [wordsAttribute]: pictureKey(slot) }) }
    return cloneElement(image, more as object)
  }
}

/** A panel's elements with a section's own pictures. */
export const withPhotos = (element: ReactNode, exchange: Exchange): ReactElement =>
  expand(element, new Marks(), exchange) as ReactElement
