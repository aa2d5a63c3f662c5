import { expect, test } from 'vitest'
import { findPanel } from '~/panels/library'
import { type Brand, orientations, panelColors } from '~/panels/types'
import { faintWords } from './words-on-pictures'

const brands: Brand[] = [
  ['#000000', '#000000'],
  ['#ffe44d', '#fff6c2'],
  ['#c8102e', '#f4b183'],
].map(([primary = '', secondary = '']) => ({ name: 'Norde', primary, secondary }))

// What has words on a drawn picture. Every orientation and color, in one of three brands.
test.each([
  'call-to-action-scene',
  'header-over-photo',
  'hero-scene',
  'hero-video',
  'newsletter-cover',
  'newsletter-footer-band',
  'not-found-lost-in-dunes',
  'portfolio-grid',
  'services-pictured',
  'statistics-deep-band',
  'testimonials-video',
])(
  '%s has words that can be read on its pictures',
  async (id) => {
    const panel = findPanel(id)
    if (!panel) throw new Error(id)
    for (const [i, orientation] of orientations.entries()) {
      for (const [j, color] of panelColors.entries()) {
        const brand = brands[(i + j + id.length) % 3] as Brand
        const faint = await faintWords(panel, brand, { orientation, color })
        expect(faint, `${orientation} ${color} ${brand.primary}`).toEqual([])
      }
    }
  },
  60_000,
)

/** As wide as they may be. */
const long = {
  title: 'Where the last ferry waits for everyone who still carries a suitcase',
  lead: 'Three boats an hour in summer, one at dusk in winter, and a kettle on each of them. Whoever comes late waves from the quay.',
}

test.each(brands)(
  'a header lies readably over any photograph, in $primary',
  async (brand) => {
    const panel = findPanel('header-over-photo')
    if (!panel) throw new Error('no panel')
    for (const orientation of orientations) {
      for (const color of panelColors) {
        for (const photo of ['#ffffff', '#808080', '#000000']) {
          const faint = await faintWords(
            panel,
            brand,
            { orientation, color },
            { photo, words: long },
          )
          expect(faint, `${orientation} ${color} ${photo}`).toEqual([])
        }
      }
    }
  },
  60_000,
)

// What has words over a picture that people can exchange. A photograph may be bright or dark anywhere.
test.each([
  'call-to-action-scene',
  'hero-scene',
  'hero-video',
  'newsletter-cover',
  'not-found-lost-in-dunes',
  'services-pictured',
  'testimonials-video',
])(
  '%s has words that can be read on any photograph',
  async (id) => {
    const panel = findPanel(id)
    if (!panel) throw new Error(id)
    for (const orientation of orientations) {
      for (const color of panelColors) {
        for (const photo of ['#ffffff', '#000000']) {
          const brand = brands[2] as Brand
          const faint = await faintWords(panel, brand, { orientation, color }, { photo })
          expect.soft(faint, `${orientation} ${color} ${photo}`).toEqual([])
        }
      }
    }
  },
  120_000,
)
