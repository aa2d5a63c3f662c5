import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { pages as pagesTable, projects } from '~/db/schema'
import { findBrand } from '~/features/panels/brand-for-drawing.server'
import { shownOn } from '~/features/sections/page-document.server'
import { writeWords } from '~/features/sections/write-words.server'
import { describeWords, fieldsOf, type LinkWord, type OwnWords } from '~/panels/words'
import type { Member } from '~/permissions/vocabulary'

export type DemoWords = {
  /** Where words lead that name no page themselves: the page's name, by the words of a button or link. */
  links: Readonly<Record<string, string>>
  /** What panels say in place of their examples, by their ids. */
  words: Readonly<Record<string, OwnWords>>
}

/** Gives the sections of a website words and links, as its owner does in the form of a section's words. */
export async function sayWords(
  owner: Member,
  projectId: string,
  { links, words: ofPanels }: DemoWords,
): Promise<void> {
  const project = db.select().from(projects).where(eq(projects.id, projectId)).get()
  const brand = project && findBrand(project.brandId)
  const pages = db.select().from(pagesTable).where(eq(pagesTable.projectId, projectId)).all()
  const idOf = (words: string | undefined) => {
    const name = words === undefined ? undefined : links[words]
    if (name === undefined) return undefined
    const page = pages.find((one) => one.name === name)
    if (!page) throw new Error(`there is no page "${name}" in a website of the demo`)
    return page.id
  }
  const known = new Set<string>()
  for (const page of pages) {
    const { header, body, footer } = shownOn(page)
    for (const section of [header, ...body, footer]) {
      // A header is that of all pages.
      if (!section || known.has(section.id)) continue
      known.add(section.id)
      const { id: sectionId, panelId } = section
      const fields = fieldsOf(
        describeWords(panelId, brand?.story ?? null, {}, undefined, brand?.facts),
      )
      const said = new Map(fields.map(({ path, value }) => [path, value]))
      const led: OwnWords = Object.fromEntries(
        fields.flatMap((field): [string, LinkWord][] => {
          if (field.kind !== 'link' || field.leadsByItself) return []
          const target = idOf(said.get(field.path.replace(/#link$/, '')))
          return target ? [[field.path, { page: target }]] : []
        }),
      )
      const words = { ...ofPanels[panelId], ...led }
      if (Object.keys(words).length === 0) continue
      const at = { projectId, pageId: page.id, sectionId }
      await writeWords(owner, { ...at, base: null, words, isMeasured: false })
    }
  }
}
