import { expect, test } from 'vitest'
import { printPage } from '~/panels/html'
import type { LayerRow } from '~/panels/layer'
import type { Brand } from '~/panels/types'

const brand: Brand = { name: 'Norde', primary: '#0E5A47', secondary: '#FF7A59' }
const row = (facts: Partial<LayerRow> = {}): LayerRow => ({
  ...{ role: 'text', words: 'Fresh every day', to: '', x: 10, y: 20, width: 40, height: 10 },
  ...facts,
})

const page = (rows: LayerRow[], focus: { x: number; y: number } | null = null) =>
  printPage({
    sections: [
      { src: '/a.svg', alt: '', width: 1440, height: 720, layer: { rows, focus } },
      { src: '/b.svg', alt: 'Our shop', width: 1440, height: 720 },
    ],
    brand,
    title: 'Home',
    linkTo: (words) => (words === 'Menu' ? '/menu' : undefined),
  })

test('words over a picture are said once, in order, with the title as the page’s', () => {
  const { html } = page([row({ role: 'title', words: 'Bread' }), row(), row({ role: 'title' })])
  expect(html).toMatch(/<h1 class="title x\w+">Bread<\/h1><p class="text x\w+">Fresh every day</)
  expect(html.match(/Bread/g)).toHaveLength(1)
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).toContain('<h2 class="title')
  expect(html).not.toContain('style="')
})

test('links lead to a page by its name or to an address, and to nothing else', () => {
  const link = (to: string) => row({ role: 'button', words: 'Order', to })
  const { html } = page([link('Menu'), link('example.com'), link('javascript:alert(1)'), link('')])
  expect(html.match(/<a [^>]*href="[^"]*"[^>]*>Order/g)).toHaveLength(2)
  expect(html).toContain('href="/menu">Order')
  expect(html).toContain('href="https://example.com">Order')
  expect(html.match(/<p class="button x\w+">Order/g)).toHaveLength(2)
})

test('words are text, and a place cannot leave its rule', () => {
  const { html, css } = page([row({ words: '<b onclick=x>"' })], { x: 30, y: 70 })
  expect(html).toContain('&lt;b onclick=x&gt;&quot;')
  expect(css).toContain('left:10%;top:20%;width:40%;height:10%')
  expect(css).toContain('{object-position:30% 70%}')
  expect(html).toMatch(/<img src="\/a.svg" alt="" width="1440" height="720" class="cut x\w+">/)
})

test('pictures below the first are fetched when they are near', () => {
  const { html } = page([])
  expect(html).toMatch(/<img src="\/a.svg"[^>]*height="720">/)
  expect(html).toMatch(/<img src="\/b.svg"[^>]* loading="lazy">/)
  expect(html).not.toContain('<div class="layer">')
})
