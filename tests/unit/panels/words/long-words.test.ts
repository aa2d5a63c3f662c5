import { expect, test } from 'vitest'
import { printPage } from '~/panels/html'
import { layOutSection } from '~/panels/render/word-places'

const long = 'Fietsherstelwerkplaatsverantwoordelijkheid'
const brand = { name: 'Kettingwerk', primary: '#1b2a4a', secondary: '#f08a24' }

test('a word that is longer than its column is broken, not drawn over what is beside it', async () => {
  const { nodes } = await layOutSection({
    panelId: 'hero-collage',
    variant: { orientation: 'left', color: 'light' },
    brand,
    words: { title: long, lead: long.repeat(4) },
  })
  const rightOf = (path: string) => nodes.find(({ paths }) => paths.includes(path))?.extent?.right
  for (const path of ['title', 'lead']) expect(rightOf(path), path).toBeLessThanOrEqual(621)
})

test('a narrow page breaks words in a text that has a width of its own', () => {
  const { css } = printPage({
    sections: [{ panel: 'hero-collage', orientation: 'left', color: 'light' }],
    brand,
    title: 'Home',
    linkTo: () => undefined,
  })
  expect(css).toMatch(
    /max-width:460px;[^}]*overflow-wrap:anywhere|overflow-wrap:anywhere[^}]*max-width:460px/,
  )
})
