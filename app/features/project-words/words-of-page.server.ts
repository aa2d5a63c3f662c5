import { setImmediate as nextTurn } from 'node:timers/promises'
import { editablePage } from '~/features/sections/editable-page.server'
import { limits } from '~/permissions/limits'
import type { Actor } from '~/permissions/vocabulary'
import { truncate } from '~/shared/truncate'
import { fieldsOfSection, isText, spokenIn, wordedSections } from './section-fields.server'

const lettersShown = 90

/** The sections of a page with how their words begin; `more` sections are not listed. */
export async function wordsOfPage(actor: Actor, projectId: string, pageId: string) {
  const { page, project } = editablePage(actor, projectId, pageId)
  const found = wordedSections(page)
  const spoken = spokenIn(project)
  const sections: { id: string; name: string; says: string }[] = []
  for (const section of found.slice(0, limits.sectionsShown)) {
    await nextTurn()
    const texts = fieldsOfSection(section, spoken).filter(isText)
    const all = texts.flatMap(({ value }) => value || []).join(' · ')
    const says = all.length > lettersShown ? `${truncate(all, lettersShown)}…` : all
    sections.push({ id: section.id, name: section.panel.name, says })
  }
  return { sections, more: found.length - sections.length }
}
