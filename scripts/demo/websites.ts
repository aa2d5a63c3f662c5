import { transaction } from '~/db/transaction.server'
import { confirmClaims } from '~/features/exports/website/confirm-claims.server'
import { websiteChoices } from '~/features/exports/website/website-choices.server'
import { addPage } from '~/features/pages/add-page.server'
import { createProject } from '~/features/projects/create-project.server'
import { saveFacts } from '~/features/projects/save-facts.server'
import { startGuestProject } from '~/features/projects/start-guest-project.server'
import { updateProjectSettings } from '~/features/projects/update-project-settings.server'
import { addSection } from '~/features/sections/add-section.server'
import { duplicateSection } from '~/features/sections/duplicate-section.server'
import { restyleSection } from '~/features/sections/restyle-section.server'
import { undoChange } from '~/features/sections/undo-change.server'
import type { Facts } from '~/panels/facts/facts'
import { projectTemplates } from '~/panels/templates'
import type { PlacedPanel, ProjectTemplate, TemplatePage } from '~/panels/templates/types'
import type { Actor, Member } from '~/permissions/vocabulary'
import { addLegalPages } from './add-legal-pages'
import type { DemoLegalPage } from './load-words/websites'
import { type DemoWords, sayWords } from './say-words'

const templateOf = (id: string): ProjectTemplate => {
  const found = projectTemplates.find((template) => template.id === id)
  if (!found) throw new Error(`there is no project template ${id}`)
  return found
}

const placed = ({ panel: panelId, orientation, color }: PlacedPanel) => ({
  panelId,
  orientation,
  color,
})

/** A project template's id, and what is true of the business. */
type Furnished = { key: string; facts: Facts }
export type DemoWebsite = Furnished & DemoWords & { legal: readonly DemoLegalPage[] }

/**
 * A website made from a project template in its colors, with legal pages, links, and its example confirmed:
 * what a panel tells of the business is true for this one. It can be taken home as it is.
 *
 * @returns the project's id
 */
export async function makeWebsite(
  owner: Member,
  website: DemoWebsite,
  folderId: string | null,
): Promise<string> {
  const projectId = fromTemplate(owner, website, folderId)
  await addLegalPages(owner, projectId, website.legal)
  await sayWords(owner, projectId, website)
  const { claims } = await websiteChoices(owner, projectId)
  await confirmClaims(owner, projectId, { claims, said: () => true })
  return projectId
}

function fromTemplate(owner: Member, { key, facts }: Furnished, folderId: string | null): string {
  const template = templateOf(key)
  // One transaction for all: each would wait for the disk.
  return transaction(() => {
    const { name, primaryColor, secondaryColor, story, corners, typeface } = template
    const projectId = createProject(owner, { name, folderId })
    const brand = { name, primaryColor, secondaryColor, story, corners, typeface }
    updateProjectSettings(owner, { projectId, ...brand, version: 1 })
    saveFacts(owner, { projectId, facts, version: 2 })
    const pages = new Map<string, string>()
    for (const page of template.pages) {
      const parentId = page.parent ? (pages.get(page.parent) ?? null) : null
      pages.set(page.id, makePage(owner, projectId, page, parentId))
    }
    const home = template.pages.find((page) => page.home) ?? template.pages[0]
    const pageId = pages.get(home?.id ?? '') ?? ''
    for (const type of ['header', 'footer'] as const) {
      addSection(owner, { projectId, pageId, type, ...placed(template[type]) })
    }
    return projectId
  })
}

function makePage(
  actor: Actor,
  projectId: string,
  { name, home, nonNavigation, sections }: TemplatePage,
  parentId: string | null,
): string {
  const { pageId } = addPage(actor, { projectId, name, parentId, home, nonNavigation })
  const at = { projectId, pageId }
  const ids = sections.map((panel) => addSection(actor, { ...at, type: 'body', ...placed(panel) }))
  const last = ids.at(-1)?.sectionId
  // A little to and fro, so that undo has something to take back.
  if (home && last) {
    duplicateSection(actor, { ...at, sectionId: last })
    undoChange(actor, at)
    restyleSection(actor, { ...at, sectionId: last, color: 'dark' })
    undoChange(actor, at)
  }
  return pageId
}

/** What somebody without an account has begun: one page, black. */
export function makeGuestProject(templateId: string): void {
  transaction(() => {
    const projectId = startGuestProject({ kind: 'guest', projectId: null })
    const home = templateOf(templateId).pages.find((page) => page.home)
    if (!home) return
    const sections = home.sections.slice(0, 3)
    makePage({ kind: 'guest', projectId }, projectId, { ...home, sections }, null)
  })
}
