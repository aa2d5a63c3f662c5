import { expect, test } from 'vitest'
import { firstPictures } from '~/features/home/prerender-pictures.server'
import { homeDemo } from '~/features/panels/home-panels.server'
import { listPanels } from '~/features/panels/list-panels.server'
import { seedLibrary } from '~/features/panels/seed-library.server'
import { hasStory } from '~/panels/sizes'

test('the website of Home and the first cards of Select A Panel are drawn ahead', () => {
  seedLibrary()
  const drawn = firstPictures().map((p) => `${p.panelId}/${p.orientation}/${p.color}/${p.width}`)
  const demo = homeDemo(new URLSearchParams())
  expect(demo?.variants).toHaveLength(9)
  for (const { src } of [demo?.section, ...(demo?.above ?? []), ...(demo?.variants ?? [])].flatMap(
    (picture) => picture ?? [],
  )) {
    const [, path, width] = /^\/panels\/(.+)\.webp\?w=(\d+)/.exec(src) ?? []
    expect(drawn).toContain(`${path}/${width}`)
  }
  const cards = listPanels({ type: 'body' }).groups[0]?.panels ?? []
  expect(cards.length).toBeGreaterThan(0)
  expect(drawn).toContain(`${cards[0]?.id}/left/light/480`)
  expect(drawn).toContain(`${cards[1]?.id}/left/dark/480`)
})

test('one firm speaks on Home: each of its panels has words in the story of the shop', () => {
  seedLibrary()
  const demo = homeDemo(new URLSearchParams())
  const pictures = [...(demo?.above ?? []), ...(demo?.below ?? []), ...(demo?.others ?? [])]
  expect(pictures.length).toBeGreaterThan(3)
  for (const { src } of [...pictures, ...(demo?.variants ?? [])]) {
    expect(hasStory('shop', /^\/panels\/([^/]+)/.exec(src)?.[1] ?? ''), src).toBe(true)
  }
})
