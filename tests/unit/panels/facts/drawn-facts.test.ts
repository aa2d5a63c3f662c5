import { describe, expect, test } from 'vitest'
import type { DrawnFacts } from '~/panels/facts/facts'
import { panels } from '~/panels/library'
import { overflowingNodes } from '~/panels/render/overflow'
import { layOutSection } from '~/panels/render/word-places'
import { hasStory } from '~/panels/sizes'
import type { StoryId } from '~/panels/stories/ids'
import { storyIds } from '~/panels/stories/ids'
import { orientations } from '~/panels/types'
import { shownFacts } from '~/panels/words'
import { business, menu, pageOf } from './business'

const brand = { name: 'Kirkegata', primary: '#1f4d46', secondary: '#f2a488' }
const legal = [pageOf('Imprint'), pageOf('Privacy policy'), pageOf('Cookies')]
const family = (name: string, count: number) =>
  pageOf(
    name,
    Array.from({ length: count }, (_, i) => pageOf(`${name} ${i + 1}`)),
  )

/** Open twice a day, at hours of many letters: two weekdays alike fit into a line, a whole week does not. */
const twice = { from: '10:30', to: '14:30', again: { from: '18:30', to: '22:30' } }
const evening = { from: '18:30', to: '22:30' }

const worlds: Record<string, DrawnFacts> = {
  'a few pages': { ...business, pages: menu, legal },
  'one page': {
    ...business,
    pages: [pageOf('Book')],
    places: business.places.slice(0, 1),
    hours: [null, null, twice, twice, null, null, null],
  },
  'many pages': {
    ...business,
    pages: Array.from({ length: 20 }, (_, i) => family(`Chapter ${i + 1}`, i % 3 ? 0 : 8)),
    legal,
  },
  'long names': {
    ...business,
    hours: [twice, twice, twice, evening, evening, twice, twice],
    phone: '+358 (0)50 123 45 67 89',
    street: 'Herzog-Wilhelm-von-Hessen-Straße 1147 B',
    city: '80331 Sankt Wolfgang im Salzkammergut',
    pages: ['Ø', 'W', 'ب', '漢'].map((letter) => pageOf(letter.repeat(39))),
    legal: [pageOf('Allgemeine Geschäftsbedingungen der AG')],
  },
}

const places: [panel: string, story: StoryId | null][] = panels.flatMap(({ id }) =>
  [null, ...storyIds]
    .filter((story) => story === null || hasStory(story, id))
    .map((story): [string, StoryId | null] => [id, story]),
)

describe.each(Object.entries(worlds))('facts: %s', (_, facts) => {
  const shown = places.filter(([id, story]) => shownFacts(id, story, facts).length > 0)

  test('panels are drawn with them, and no word leaves its place or is cut', async () => {
    const bad: string[] = []
    for (const [panelId, story] of shown) {
      for (const orientation of orientations) {
        const variant = { orientation, color: 'light' } as const
        const job = { panelId, variant, brand, story }
        const before = new Set(overflowingNodes(await layOutSection(job)).map(({ text }) => text))
        const after = overflowingNodes(await layOutSection({ ...job, facts }))
        for (const { text } of after) {
          if (!before.has(text)) bad.push(`${panelId} ${story} ${orientation}: ${text}`)
        }
      }
    }
    expect(bad).toEqual([])
  }, 120_000)
})
