import { expect, test } from 'vitest'
import { createTheme } from '~/panels/color/create-theme'
import type { Picture } from '~/panels/pictures'
import * as pictures from '~/panels/pictures'

const t = createTheme({ name: 'Norde', primary: '#0E5A47', secondary: '#FF7A59' }, 'light')

/** Light and sky behind words say nothing. */
const decorations = ['aurora', 'sunrise']
const helpers = ['closeUp', 'dusk', 'mirrored', 'onWorld', 'panned', 'withoutBlur', 'worldSize']

/** What motifs cannot be drawn without. */
const asked: Record<string, unknown> = {
  portrait: 'ada',
  interview: { person: 'ada', side: 'left' },
  sunrise: { base: '#112233', size: [400, 300], sun: [80, 80] },
  beforeAfter: { frame: [400, 300], share: 0.5 },
  group: {
    size: [400, 300],
    items: [
      { kind: 'lamp', x: 100, y: 200 },
      { kind: 'vase', x: 200, y: 200 },
    ],
  },
}
const drawn = (name: string, draw: unknown): Picture => {
  const motif = draw as (palette: unknown, options?: unknown) => Picture
  return name === 'world'
    ? motif({ land: '#ccc', home: '#333', place: '#666' })
    : motif(t.pictures, asked[name])
}
const motifs = Object.entries(pictures).filter(([name]) => !helpers.includes(name))

test.each(motifs)('%s says what it shows', (name, draw) => {
  const { alt } = drawn(name, draw)
  if (decorations.includes(name)) expect(alt).toBe('')
  else expect(alt).toMatch(/^[A-Z].{3,}[^.]$/)
})

test('a group names what is on the table', () => {
  expect(drawn('group', pictures.group).alt).toBe('On a table: a lamp, a vase')
})
