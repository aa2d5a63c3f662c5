import { expect, test } from 'vitest'
import { type PageSection, printPage } from '~/panels/html'
import { safeAddress } from '~/panels/html/links'
import type { Brand } from '~/panels/types'
import type { OwnWords } from '~/panels/words'

const brand: Brand = { name: 'Norde', primary: '#0E5A47', secondary: '#FF7A59' }
const section = (panel: string, words?: OwnWords): PageSection => ({
  panel,
  orientation: 'left',
  color: 'light',
  words,
})
const page = (sections: PageSection[], more: Partial<Parameters<typeof printPage>[0]> = {}) =>
  printPage({ sections, brand, title: 'Home', ...more })

test('a page has its landmarks and one title, whatever stands on it', () => {
  const { html } = page([
    section('header-simple'),
    section('hero-scene'),
    section('hero-scene'),
    section('footer-deep'),
  ])
  expect(html.match(/<h1[ >]/g)).toHaveLength(1)
  expect(html).toMatch(
    /<header .*<\/header><main id="main">.*<\/main><footer .*<\/footer><\/body>/s,
  )
  expect(html).toContain('id="hero-scene"')
  expect(html).toContain('id="hero-scene-2"')
  expect(page([]).html).toContain('<h1 class="only-read">Home</h1>')
})

test('rows that repeat are a list', () => {
  const { html } = page([section('pricing-three-plans')])
  expect(html).toMatch(/<ul[ >].*<li[ >].*<li[ >].*<\/ul>/s)
})

test('the contents of a legal text stand before it and lead to its parts, also where two stand on a page', () => {
  for (const orientation of ['left', 'center', 'right'] as const) {
    const legal = { ...section('about-legal-text'), orientation }
    const { html, css } = page([legal, legal])
    expect(css).not.toContain('order:-1')
    const links = [...html.matchAll(/<a [^>]*href="#(about[^"]*)"/g)]
    expect(links).toHaveLength(10)
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const link of links) {
      const [at, name = ''] = [link.index, link[1]]
      expect(html.indexOf(` id="${name}"`)).toBeGreaterThan(at)
    }
    expect(links[0]?.index).toBeGreaterThan(html.indexOf('<h1'))
    // Around a frame other links open outside of it.
    const framed = page([legal], { target: '_parent' }).html
    expect(framed).toMatch(/<a [^>]*href="#about-legal-text-part-1" target="_self"/)
  }
})

test('words are text', () => {
  const title = '<script>alert(1)</script> & "so" on'
  const { html } = page([section('hero-scene', { title })], { title, description: title })
  expect(html).not.toContain('<script')
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;so&quot; on')
  const named = printPage({
    sections: [section('header-simple')],
    brand: { ...brand, name: title },
    title,
  })
  expect(named.html).not.toContain('<script')
})

test.each([
  'https://example.com/a?b=c',
  'http://example.com',
  'mailto:ada@example.com',
  'tel:+4912345',
  '/menu',
  'menu.html#lunch',
  '#main',
  '?page=2',
])('a link may lead to %s', (address) => {
  expect(safeAddress(address)).toBe(address)
})

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//example.com',
  '\\\\example.com',
  'file:///etc/passwd',
  '',
  undefined,
])('a link never leads to %s', (address) => {
  expect(safeAddress(address)).toBeUndefined()
  const { html } = page([section('hero-scene')], { linkTo: () => address })
  expect(html).not.toMatch(/<a [^>]*class="x/)
})

test('words that lead nowhere stay words, others become links', () => {
  const lead = page([section('header-simple')], {
    linkTo: (words) => (words === 'Norde' ? './' : undefined),
  })
  expect(lead.html.match(/href="\.\/"/g)?.length).toBeGreaterThanOrEqual(2)
  expect(page([section('header-simple')]).html).not.toContain('href="./"')
})

test('a logo from an address is left out, an embedded one is shown', () => {
  const logo = (dataUri: string) => ({ ...brand, logo: { dataUri, width: 60, height: 20 } })
  const of = (dataUri: string) =>
    printPage({ sections: [section('header-simple')], brand: logo(dataUri), title: 'Home' }).html
  expect(of('https://example.com/logo.png')).not.toContain('example.com')
  expect(of('data:image/png;base64,AAAA')).toContain('src="data:image/png;base64,AAAA"')
})

test('an uploaded panel is a picture with an alternative text', () => {
  const uploaded = { alt: 'Our "new" shop', width: 1440, height: 700 }
  const { html } = page([
    {
      src: '/files/a.jpg',
      ...uploaded,
      sources: [{ srcset: '/files/a.webp', type: 'image/webp' }],
    },
  ])
  expect(html).toContain('<source srcset="/files/a.webp" type="image/webp">')
  expect(html).toContain(
    'src="/files/a.jpg" alt="Our &quot;new&quot; shop" width="1440" height="700"',
  )
  expect(() => page([{ src: 'javascript:alert(1)', ...uploaded }])).toThrow(TypeError)
})

test('one class stands for one set of rules, and none ends its own', () => {
  const once = page([section('hero-scene')]).css
  const twice = page([section('hero-scene'), section('hero-scene')]).css
  expect(twice.length - once.length).toBeLessThan(600)
  expect(once).toMatch(/@container panel \(max-width:/)
  expect(once).not.toContain('</style')
})

test('there is a limit to a page', () => {
  const sections = Array.from({ length: 201 }, () => section('hero-scene'))
  expect(() => page(sections)).toThrow(RangeError)
  expect(() => page([section('no-such-panel')])).toThrow('no-such-panel')
})
