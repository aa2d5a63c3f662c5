import type { SectionAddress } from '~/features/sections/change-page.server'
import { sectionById } from '~/features/sections/find-section.server'
import { removeSection } from '~/features/sections/remove-section.server'
import { sectionMessages as say } from '~/messages/pages'
import type { Actor } from '~/permissions/vocabulary'
import { undoOn } from './answer.server'

type Press = Omit<Parameters<typeof removeSection>[1], keyof SectionAddress>

/** Takes a section off its page; the message offers to take that back. */
export function takeOff(actor: Actor, at: SectionAddress, press: Press = {}) {
  const everywhere = sectionById(at.sectionId)?.pageId === null
  const change = removeSection(actor, { ...at, ...press })
  const text = everywhere ? say.removedEverywhere : say.removed
  return { change, flash: { text, press: undoOn(at.projectId, at.pageId, change) } }
}
