import { type PictureFacts, pictureFacts } from '~/features/sections/picture-facts.server'
import type { Actor } from '~/permissions/vocabulary'
import { type Pin, pinParam, readPinParam } from '~/shared/pin-param'
import { pinnedPage, sectionAt } from './pinned-page.server'

/** A place that somebody may ask about, as a screen shows it. */
type ReadPin = {
  pin: Pin
  /** Word that the address carries on. */
  word: string
  project: string
  page: string
  brandId: string
  picture: PictureFacts
}

/**
 * Section that a request is to be about: one on a website that the actor may edit, which is on that page or
 * was there at that version. A version the page has not reached means its newest.
 *
 * @param word of the address: `pin`
 * @returns null without a word; `ignored` for one that names no such place
 */
export function readPin(actor: Actor, word: string | null): ReadPin | 'ignored' | null {
  if (!word) return null
  const named = readPinParam(word)
  const here = named && pinnedPage(actor, named)
  if (!named || !here?.mayEdit || here.project.kind !== 'website') return 'ignored'
  const { project, page } = here
  for (const revision of [Math.min(named.revision, page.revision), page.revision]) {
    const section = sectionAt(here, named.sectionId, revision)
    if (!section) continue
    const [picture] = pictureFacts([section], project)
    const pin = { ...named, revision }
    const names = { project: project.name, page: page.name, brandId: project.brandId }
    if (picture) return { pin, word: pinParam(pin), ...names, picture }
  }
  return 'ignored'
}
