import { expect, test } from 'vitest'
import { printPage } from '~/panels/html'

const photo = { src: '/kiln.jpg', sources: [], alt: 'A kiln', x: 50, y: 50 }

/** The shade behind the words of a panel on a phone, and how it begins and ends on a laptop and a desktop. */
function shadesOf(photos?: Record<string, typeof photo>) {
  const section = { panel: 'hero-scene', orientation: 'left', color: 'dark' } as const
  const { html } = printPage({
    sections: [{ ...section, ...(photos && { photos }) }],
    brand: { name: 'Norde', primary: '#0E5A47', secondary: '#FF7A59' },
    title: 'Home',
  })
  const stop = String.raw`rgba\([\d,]+,([\d.]+)\)`
  const phone = new RegExp(`180deg,${stop} 0,`).exec(html)
  const between = (unit: string) =>
    new RegExp(`90deg, ${stop} ([\\d.]+${unit}),[^{}]* ([\\d.]+${unit})\\)`).exec(html)?.slice(1)
  return { phone: Number(phone?.[1]), laptop: between('px'), desktop: between('%') }
}

test('a shade is behind words that are as wide on a narrower picture, and stronger behind all of them on phones', () => {
  const { phone, laptop, desktop } = shadesOf()
  expect(desktop).toEqual(['0.62', '0.0%', '84.0%'])
  // 84 hundredths of 1440.
  expect(laptop).toEqual(['0.62', '0px', '1210px'])
  expect(phone).toBeCloseTo(0.62 * 1.05)
})

test('over a photograph a shade is stronger and reaches further: it may be bright anywhere', () => {
  const { phone, laptop, desktop } = shadesOf({ 'picture/main': photo })
  expect(desktop).toEqual(['0.85', '25.2%', '96.0%'])
  expect(laptop).toEqual(['0.85', '363px', '1382px'])
  expect(phone).toBeCloseTo(0.85 * 1.05, 2)
})
