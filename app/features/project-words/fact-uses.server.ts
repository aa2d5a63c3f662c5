import { flatten, pageTree } from '~/editor/tree'
import { findPages } from '~/features/pages/find-pages.server'
import { editableProject } from '~/features/project-base/project-access.server'
import { onceEach } from '~/features/sections/once-each.server'
import type { FactName } from '~/panels/facts/bound-facts'
import type { Actor } from '~/permissions/vocabulary'
import { readerLeft } from '~/platform/request-context.server'
import { joinRun } from '~/shared/join-run'
import { fieldsOfSection, spokenIn, wordedSections } from './section-fields.server'

/** How many sections show a fact, or will once it is told, and the first of them. */
type FactUse = { sections: number; first: { page: string; section: string } }
export type FactUses = Partial<Record<FactName, FactUse>>

/**
 * Counts the sections of a project that show each fact of its business; what all pages have counts once, own
 * words show none. Other requests are answered meanwhile.
 *
 * @throws DomainError `not-found`
 */
export async function factUses(actor: Actor, projectId: string): Promise<FactUses> {
  const spoken = spokenIn(editableProject(actor, projectId))
  const count = (left: AbortSignal) => countUses(projectId, spoken, left)
  return await joinRun(`facts ${projectId}`, count, readerLeft())
}

async function countUses(
  projectId: string,
  spoken: ReturnType<typeof spokenIn>,
  left: AbortSignal,
): Promise<FactUses> {
  const uses: FactUses = {}
  const once = onceEach(left)
  const known = new Map<string, ReadonlySet<FactName>>()
  for (const page of flatten(pageTree(findPages(projectId)))) {
    for await (const section of once(wordedSections(page))) {
      const { panelId, words, orientation } = section
      const key = `${panelId} ${words} ${orientation}`
      const shown = known.get(key) ?? factsIn(fieldsOfSection(section, spoken))
      known.set(key, shown)
      for (const fact of shown) {
        const { sections, first } = uses[fact] ?? {
          sections: 0,
          first: { page: page.id, section: section.id },
        }
        uses[fact] = { sections: sections + 1, first }
      }
    }
  }
  return uses
}

const factsIn = (fields: ReturnType<typeof fieldsOfSection>): ReadonlySet<FactName> =>
  new Set(fields.flatMap(({ fact, source }) => (fact && source !== 'own' ? fact : [])))
