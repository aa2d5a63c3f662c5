import { addPage } from '~/features/pages/add-page.server'
import { addSection } from '~/features/sections/add-section.server'
import { writeWords } from '~/features/sections/write-words.server'
import { legalTextContent } from '~/panels/library/about/legal-text/content'
import type { OwnWord, OwnWords } from '~/panels/words'
import type { Member } from '~/permissions/vocabulary'
import type { DemoLegalPage } from './load-words/websites'

const panelId = 'about-legal-text'

/** Adds pages such as Privacy with the panel for legal texts, as their owner types them. */
export async function addLegalPages(
  owner: Member,
  projectId: string,
  pages: readonly DemoLegalPage[],
): Promise<void> {
  for (const page of pages) {
    const { pageId } = addPage(owner, { projectId, name: page.key, nonNavigation: true })
    const look = { panelId, orientation: 'left', color: 'light', type: 'body' } as const
    const { sectionId } = addSection(owner, { projectId, pageId, ...look })
    const at = { projectId, pageId, sectionId: sectionId ?? '' }
    await writeWords(owner, { ...at, base: null, words: wordsOf(page), isMeasured: false })
  }
}

function wordsOf({ key, title, lead, date, ask, sections }: DemoLegalPage): OwnWords {
  const examples = legalTextContent.sections
  const said = Object.entries(sections)
  return {
    ...{ eyebrow: key, title, lead, date, 'contact/title': ask },
    ...rowsOf('sections', examples.length, said, (path, [heading, paragraphs], i) => ({
      [`${path}/title`]: heading,
      ...rowsOf(
        `${path}/paragraphs`,
        examples[i]?.paragraphs.length ?? 1,
        paragraphs,
        (at, text) => ({ [at]: text }),
      ),
    })),
  }
}

/** Own words of a list: rows of the example are taken, others are added, and those left over taken away. */
function rowsOf<Row>(
  list: string,
  example: number,
  rows: readonly Row[],
  say: (path: string, row: Row, i: number) => OwnWords,
): OwnWords {
  const said = rows.flatMap((row, i): [string, OwnWord][] => {
    const path = `${list}/${i < example ? 'd' : 'k'}${i}`
    const added = i < example ? {} : { [`${path}#row`]: { at: i, like: 'd0' } }
    return Object.entries({ ...added, ...say(path, row, i) })
  })
  const left = Array.from({ length: Math.max(0, example - rows.length) }, (_, i) => [
    `${list}/d${rows.length + i}#row`,
    { gone: true },
  ])
  return Object.fromEntries([...said, ...left])
}
