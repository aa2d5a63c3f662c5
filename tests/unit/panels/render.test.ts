import { describe, expect, it } from 'vitest'
import { mergeContent } from '~/panels/content'
import { renderPanel } from '~/panels/render'
import type { Brand } from '~/panels/types'

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

it.each(['日本語', 'ไทย', 'عربي', 'हिन्दी', 'עברית', '한국어', '😀', 'Café 日本'])(
  'a name with letters that the font lacks (%s) leaves the mark alone, never empty boxes',
  async (name) => {
    const of = async (each: string) => {
      const variant = { orientation: 'left', color: 'light' } as const
      const brand = { name: each, primary: '#0e5a47', secondary: '#ff7a59' }
      return (await renderPanel('header-announcement', variant, brand)).svg
    }
    expect(await of(name)).toBe(await of(''))
    expect(await of('Ærø Łódź Ωmega')).not.toBe(await of(''))
  },
)
