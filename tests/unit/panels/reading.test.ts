import { expect, test } from 'vitest'
import { createTheme } from '~/panels/color/create-theme'
import { panels } from '~/panels/library'
import { readPicture } from '~/panels/reading/read-picture'
import { type ReadJob, readSection } from '~/panels/reading/read-section'
import type { Reading, ReadPart } from '~/panels/reading/reading'
import { layOut } from '~/panels/render/lay-out'
import { type Orientation, orientations } from '~/panels/types'

const brand = { name: 'Norde', primary: '#0E5A47', secondary: '#FF7A59', year: 2026 }
const links = { norde: '#home', projects: '#projects' }
const job = (
  panelId: string,
  more: Partial<ReadJob> & { orientation?: Orientation } = {},
): ReadJob => {
  const { orientation = 'left', ...facts } = more
  return { panelId, variant: { orientation, color: 'light' }, brand, links, ...facts }
}

const said = ({ lines }: ReadPart) =>
  lines
    .map(({ words }) => words.map(({ text }) => text).join(''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
const wordsIn = (reading: Reading) => reading.map(said).filter(Boolean)
const letters = (texts: readonly string[]) => [...texts.join('').replace(/\s/g, '')].sort().join('')

test.each(panels.map((panel, i) => [panel.id, orientations[i % 3] ?? 'left', panel] as const))(
  '%s is read with every word it draws, each where it is drawn',
  async (panelId, orientation, panel) => {
    const reading = await readSection(job(panelId, { orientation }))
    const drawn = await layOut(
      panel,
      { orientation, color: 'light' },
      createTheme(brand, 'light').brand,
      panel.content,
    )
    expect(letters(wordsIn(reading))).toBe(letters(drawn.words.map(({ text }) => text)))
    const lefts = new Set(drawn.words.map(({ box, baseline }) => `${box.left} ${baseline}`))
    const words = reading.flatMap(({ lines }) =>
      lines.flatMap((line) => line.words.map(({ x }) => `${x} ${line.baseline}`)),
    )
    expect(words.filter((place) => !lefts.has(place))).toEqual([])
    for (const { box } of reading) {
      expect(box.left >= 0 && box.top >= 0 && box.right <= 1440 && box.bottom <= drawn.height).toBe(
        true,
      )
    }
  },
)

test('words come before the picture beside them, on whichever side they stand', async () => {
  const order = async (orientation: Orientation) =>
    (await readSection(job('hero-product-window', { orientation }))).map(({ as }) => as)
  expect((await order('right')).indexOf('title')).toBeLessThan(
    (await order('right')).indexOf('picture'),
  )
  expect(await order('right')).toEqual(await order('left'))
})

test('titles, headings, pictures and what they show are told apart', async () => {
  const reading = await readSection(job('portfolio-case-study', { orientation: 'right' }))
  const of = (as: ReadPart['as']) => reading.filter((part) => part.as === as)
  expect(of('title').map(said)).toEqual(['Half the rooms now book direct'])
  expect(of('heading').map(said)).toEqual(['486 in June'])
  expect(of('picture').map(({ alt }) => alt)).toEqual(['An arched doorway'])
  expect((await readSection(job('hero-product-window'))).find(({ alt }) => alt)?.alt).toBe(
    'A screen of Norde',
  )
})

test('a picture of the project’s own is read by its own description', async () => {
  const photo = { bytes: new Uint8Array(), alt: 'Liv at the oven', x: 50, y: 50 }
  const pictures = { 'founders/d1/person': photo }
  const alts = async (more: Partial<ReadJob>) =>
    (await readSection(job('team-founders', more))).flatMap(({ alt }) => alt ?? [])
  const drawn = await alts({})
  const own = await alts({ pictures })
  expect(own).toHaveLength(drawn.length)
  expect(own.filter((alt) => !drawn.includes(alt))).toEqual(['Liv at the oven'])
})

test('names of pages lead to them, own links before them; a button is a link as a whole', async () => {
  const header = await readSection(job('header-simple'))
  const hrefs = (reading: Reading) =>
    Object.fromEntries(reading.flatMap((part) => (part.href ? [[said(part), part.href]] : [])))
  expect(hrefs(header)).toEqual({ Norde: '#home', Projects: '#projects' })
  const words = { 'menu/d1#link': { to: '' }, 'button#link': { to: 'tel:+45123' } }
  const leads = { 'menu/d1': null, button: 'tel:+45123' }
  const own = await readSection(job('header-simple', { words, leads }))
  expect(hrefs(own)).toEqual({ Norde: '#home', 'Book a call': 'tel:+45123' })
  const { box, lines } = own.find(({ href }) => href === 'tel:+45123') ?? {}
  expect(box && box.bottom - box.top).toBe(42)
  expect(lines?.[0]?.words[0]?.x).toBeGreaterThan((box?.left ?? 0) + 10)
})

test('the icons of the business lead to its networks', async () => {
  const facts = { socials: { instagram: 'https://instagram.example/norde' } }
  const footers = panels.filter(({ category }) => category === 'footer')
  const read = await Promise.all(footers.map(({ id }) => readSection(job(id, { facts }))))
  const icons = read.flat().filter(({ href }) => href === facts.socials.instagram)
  expect(icons.map(({ as, alt }) => [as, alt])).toContainEqual(['picture', 'Instagram'])
})

test('an answer that is drawn closed is not read, and the corners of a brand change nothing', async () => {
  const reading = await readSection(job('faq-plain'))
  const all = panels.find(({ id }) => id === 'faq-plain')?.content as { items?: unknown }
  expect(JSON.stringify(all).length).toBeGreaterThan(letters(wordsIn(reading)).length + 100)
  const square = await readSection(
    job('hero-product-window', { brand: { ...brand, corners: 'square' } }),
  )
  expect(wordsIn(square)).toEqual(wordsIn(await readSection(job('hero-product-window'))))
})

test('own words are read, a blank that does not break too', async () => {
  const reading = await readSection(
    job('hero-scene', { words: { title: 'Nine\u00a0boats at dawn' } }),
  )
  expect(said(reading.find(({ as }) => as === 'title') as ReadPart)).toBe('Nine boats at dawn')
})

test('a name in letters that the font lacks is read where its picture stands', async () => {
  const reading = await readSection(job('header-simple', { brand: { ...brand, name: '会社🎈' } }))
  const name = reading.find((part) => said(part) === '会社🎈')
  // A machine without a font for them draws the mark alone.
  if (name) expect(name.box.right - name.box.left).toBeGreaterThan(20)
  expect(wordsIn(reading)).toContain('Projects')
})

test('an uploaded panel is read by its alternative text and the words that lie over it', () => {
  const row = { role: 'text', words: 'x', to: '', x: 10, y: 10, width: 30, height: 10 } as const
  const rows = [
    { ...row, role: 'title', words: 'Open all winter' },
    { ...row, role: 'title', words: 'And in May', y: 30 },
    { ...row, words: 'A long line that takes two lines of its narrow room', y: 50, width: 20 },
    { ...row, role: 'button', words: 'See them', to: 'Projects', y: 70 },
    { ...row, role: 'link', words: 'Write', to: 'a@b.example', y: 80 },
    { ...row, role: 'text', words: 'Projects', y: 90 },
  ] as const
  const picture = {
    alt: 'A house',
    width: 2000,
    height: 1000,
    layer: { rows: [...rows], focus: null },
  }
  const reading = readPicture({ picture, links })
  expect(reading.map(({ as, href }) => [as, href])).toEqual([
    ['picture', undefined],
    ['title', undefined],
    ['heading', undefined],
    ['text', undefined],
    ['text', '#projects'],
    ['text', 'mailto:a@b.example'],
    ['text', undefined],
  ])
  expect(reading[0]).toMatchObject({
    alt: 'A house',
    box: { left: 0, top: 0, right: 2000, bottom: 1000 },
  })
  expect(wordsIn(reading)).toEqual(rows.map(({ words }) => words))
  expect(reading[1]?.box).toEqual({ left: 200, top: 100, right: 800, bottom: 200 })
  for (const { box, lines } of reading) {
    for (const { baseline, words } of lines) {
      expect(baseline > box.top && baseline < box.bottom).toBe(true)
      for (const { x, width } of words)
        expect(x >= box.left && x + width <= box.right + 0.01).toBe(true)
    }
  }
  expect(reading[3]?.lines.length).toBeGreaterThan(1)
})
