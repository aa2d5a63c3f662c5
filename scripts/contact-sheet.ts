import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp, { type OverlayOptions } from 'sharp'
import { panels } from '../app/panels/library'
import { renderPanel } from '../app/panels/render'
import { wordsOf } from '../app/panels/stories'
import { isStory } from '../app/panels/stories/ids'
import {
  type Brand,
  cornerChoices,
  type Orientation,
  orientations,
  type PanelColor,
  panelColors,
  typefaceChoices,
} from '../app/panels/types'

const brands: Record<string, Brand> = {
  mono: { name: 'Norde', primary: '#000000', secondary: '#000000' },
  product: { name: 'Panelry', primary: '#283F97', secondary: '#FBBB00' },
  yellow: { name: 'Zitrona', primary: '#FFE44D', secondary: '#FFF6C2' },
  red: { name: 'Brennholt', primary: '#C8102E', secondary: '#F4B183' },
  grey: { name: 'Quartz', primary: '#44546A', secondary: '#A3ADBA' },
  dark: { name: 'Nightjar', primary: '#14122B', secondary: '#E4572E' },
  pine: { name: 'Marlow & Pine', primary: '#0E5A47', secondary: '#FF7A59' },
}
const tileWidth = 480
const gap = 14
const sheetBackground = '#d6d7dd'

const usage = `Usage: tsx scripts/contact-sheet.ts <panel id…> | --category <id> | --all
       [--brand mono|product|yellow|red|grey|pine|all] [--out DIR] [--large left-dark] [--svg] [--story clinic]
       [--corners soft|square] [--typeface editorial|friendly]`

const read = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      category: { type: 'string' },
      brand: { type: 'string', default: 'product' },
      out: { type: 'string', default: 'test-results/sheets' },
      /** One variant at full size, such as `left-dark`. */
      large: { type: 'string' },
      svg: { type: 'boolean', default: false },
      /** Its words in place of the panels' own. */
      story: { type: 'string' },
      corners: { type: 'string' },
      typeface: { type: 'string' },
    },
  })

function readOptions(): ReturnType<typeof read> {
  try {
    return read()
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`)
    process.exit(1)
  }
}

const { values: options, positionals } = readOptions()
const look = {
  corners: cornerChoices.find((one) => one === options.corners) ?? 'round',
  typeface: typefaceChoices.find((one) => one === options.typeface) ?? 'modern',
}
const told = (id: string) => (isStory(options.story) ? wordsOf(options.story, id) : undefined)

/** Drawn at full size first: drawn small, letters lose their spacing. */
async function toPng(svg: string, width: number) {
  const full = await sharp(Buffer.from(svg), { unlimited: true }).png().toBuffer()
  return sharp(full).resize({ width }).png().toBuffer()
}

async function sheet(id: string, brand: Brand) {
  const heights: number[] = []
  const layers: OverlayOptions[] = []
  let top = gap
  for (const orientation of orientations) {
    let rowHeight = 0
    for (const [column, color] of panelColors.entries()) {
      const panel = await renderPanel(id, { orientation, color }, brand, told(id))
      const input = await toPng(panel.svg, tileWidth)
      const height = (await sharp(input).metadata()).height ?? 0
      layers.push({ input, top, left: gap + column * (tileWidth + gap) })
      rowHeight = Math.max(rowHeight, height)
      heights.push(panel.height)
    }
    top += rowHeight + gap
  }
  const width = gap + panelColors.length * (tileWidth + gap)
  const canvas = sharp({
    create: { width, height: top, channels: 3, background: sheetBackground },
  })
  return { heights, png: await canvas.composite(layers).png().toBuffer() }
}

function parseVariant(value: string) {
  const [orientation, color] = value.split('-') as [Orientation, PanelColor]
  if (!orientations.includes(orientation) || !panelColors.includes(color)) {
    throw new Error(`--large takes an orientation and a colour, such as left-dark`)
  }
  return { orientation, color }
}

async function run(id: string, brandKey: string, brand: Brand) {
  const started = performance.now()
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`
  if (options.large) {
    const panel = await renderPanel(id, parseVariant(options.large), brand, told(id))
    const file = join(options.out, `${id}-${brandKey}-${options.large}`)
    writeFileSync(`${file}.png`, await toPng(panel.svg, 1440))
    if (options.svg) writeFileSync(`${file}.svg`, panel.svg)
    const kilobytes = Math.round(panel.svg.length / 1024)
    console.log(`${file}.png  height ${panel.height}  ${kilobytes} KB  ${seconds()}`)
    return
  }
  const { heights, png } = await sheet(id, brand)
  const file = join(options.out, `${id}-${brandKey}.png`)
  writeFileSync(file, png)
  console.log(`${file}  heights ${heights.join(' ')}  ${seconds()}`)
}

const chosen = panels.filter(
  ({ id, category }) => options.all || category === options.category || positionals.includes(id),
)
const brandKeys = options.brand === 'all' ? Object.keys(brands) : [options.brand]
if (chosen.length === 0) {
  console.log(usage)
  console.log(panels.map(({ id }) => id).join('\n'))
}
mkdirSync(options.out, { recursive: true })
for (const { id } of chosen) {
  for (const key of brandKeys) {
    const brand = brands[key]
    if (!brand) throw new Error(`Unknown brand ${key}`)
    await run(id, key, { ...brand, ...look })
  }
}
