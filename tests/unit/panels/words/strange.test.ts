import { expect, test } from 'vitest'
import { printPage } from '~/panels/html'
import { panels } from '~/panels/library'
import { wordsOf } from '~/panels/stories'
import { storyIds } from '~/panels/stories/ids'
import { orientations } from '~/panels/types'
import { ownWords } from '~/panels/words'
import { drawPanel } from '~/panels/worker'
import { strangeWords } from './strange-words'

const brand = { name: 'Norde', primary: '#0E5A47', secondary: '#FF7A59' }

const kinds = Object.entries(strangeWords)

/** With `STRANGE_WORDS=all` each panel with all of them, in each orientation and story; else one of each. */
const all = process.env.STRANGE_WORDS === 'all'

const cases = panels.flatMap(({ id }, i) =>
  kinds.flatMap(([kind, make], k) => {
    if (!all && (i + k) % kinds.length !== 0) return []
    const told = all ? storyIds.filter((story) => wordsOf(story, id)) : []
    return [null, ...told].map((story) => ({ id, kind, make, story, i: i + k }))
  }),
)

test.each(cases)(
  '$id is drawn and printed with $kind',
  async ({ id, make, story, i }) => {
    const words = ownWords.parse(make(id, story))
    for (const orientation of all ? orientations : orientations.slice(i % 3, (i % 3) + 1)) {
      const variant = { orientation, color: 'light' } as const
      const drawn = await drawPanel({ panelId: id, variant, brand, story, words })
      expect(drawn.unsaid).toEqual([])
      expect(drawn.svg).not.toMatch(/NaN|undefined|\[object/)
      expect(drawn.height).toBeGreaterThan(0)
      const section = { panel: id, ...variant, story, words }
      const { html, css } = printPage({ sections: [section], brand, title: 'Home' })
      expect(html + css).not.toMatch(/<script|NaN|undefined|\[object| style="/)
    }
  },
  60_000,
)
