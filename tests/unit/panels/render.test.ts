import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { mergeContent } from '~/panels/content'
import { renderPanel } from '~/panels/render'
import { canWrite } from '~/panels/render/fonts'
import type { Brand } from '~/panels/types'
import { canDraw } from '~/platform/pdf/other-letters'

const variant = { orientation: 'left', color: 'light' } as const
const brand: Brand = { name: 'Norde', primary: '#283F97', secondary: '#FBBB00' }
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50"><script>x</script></svg>'
const svgLogo = `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`

describe('mergeContent', () => {
  it('merges objects and replaces lists', () => {
    const defaults = { title: 'A', plan: { name: 'B', price: '$1' }, list: ['x', 'y'] }
    expect(mergeContent(defaults, { plan: { price: '$2' }, list: ['z'] })).toEqual({
      title: 'A',
      plan: { name: 'B', price: '$2' },
      list: ['z'],
    })
    expect(defaults.plan.price).toBe('$1')
  })
})

describe('renderPanel', () => {
  it('draws other words when they are given', async () => {
    const plain = await renderPanel('hero-scene', variant, brand)
    const own = await renderPanel('hero-scene', variant, brand, { title: 'Built for the land' })
    expect(own.svg).not.toBe(plain.svg)
    expect(own.height).toBe(plain.height)
  })

  it('keeps an uploaded drawing an image, whatever is in it', async () => {
    const logo = { dataUri: svgLogo, width: 200, height: 50 }
    const { svg } = await renderPanel('header-announcement', variant, { ...brand, logo })
    expect(svg).toContain(svgLogo)
    expect(svg).not.toContain('<script')
    expect(svg).toMatch(/<image [^>]*width="176"[^>]*height="44"/)
  })

  it('never loads a logo from an address', async () => {
    const logo = { dataUri: 'http://127.0.0.1:1/logo.png', width: 200, height: 50 }
    const { svg } = await renderPanel('header-announcement', variant, { ...brand, logo })
    expect(svg).not.toContain('127.0.0.1')
  })

  it('draws at once for several brands without mixing them up', async () => {
    const other = { ...brand, name: 'Pine', primary: '#0E5A47' }
    const brands = [brand, other, brand, other]
    const drawn = await Promise.all(brands.map((b) => renderPanel('hero-scene', variant, b)))
    expect(drawn[2]?.svg).toBe(drawn[0]?.svg)
    expect(drawn[3]?.svg).toBe(drawn[1]?.svg)
    expect(drawn[1]?.svg).not.toBe(drawn[0]?.svg)
  })
})

const headerOf = async (name: string) => {
  const variant = { orientation: 'left', color: 'light' } as const
  const brand = { name, primary: '#0e5a47', secondary: '#ff7a59' }
  return (await renderPanel('header-announcement', variant, brand)).svg
}

it.each(['日本語', 'ไทย', 'عربي', 'हिन्दी', 'עברית', '한국어', '😀', 'Café 日本', 'עברית & <b>'])(
  'a name with letters that Inter lacks (%s) is a picture beside the mark, else the mark stands alone',
  async (name) => {
    const [svg, alone] = await Promise.all([headerOf(name), headerOf('')])
    const [, png] = /href="data:image\/png;base64,([^"]+)"/.exec(svg) ?? []
    expect(png !== undefined).toBe(await canDraw(name, canWrite))
    if (!png) return expect(svg).toBe(alone)
    const { channels, isOpaque } = await sharp(Buffer.from(png, 'base64')).stats()
    expect(isOpaque).toBe(false)
    expect(channels.at(-1)?.max).toBe(255)
  },
)

it('a letter of no font, and a name of many, leave the mark alone', async () => {
  const alone = await headerOf('')
  expect(await headerOf('\u{10fffd}\u{378}')).toBe(alone)
  expect(await headerOf('ע'.repeat(61))).toBe(alone)
  expect(await headerOf('Ærø Łódź Ωmega')).not.toBe(alone)
})

it('a long name that is a picture takes lines, as high as the logo', async () => {
  const svg = await headerOf('בית הספר לאדריכלות ועיצוב פנים בתל אביב יפו')
  const [, width = 0, height = 0] =
    /<image [^>]*width="([\d.]+)" height="([\d.]+)"[^>]*href="data:image\/png/.exec(svg) ?? []
  expect(+width).toBeLessThanOrEqual(200)
  expect(+height).toBeLessThanOrEqual(44)
  expect(+height).toBeGreaterThan(24)
})
