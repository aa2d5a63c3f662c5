import sharp from 'sharp'
import { expect, test } from 'vitest'
import { panels } from '~/panels/library'
import { renderPanel } from '~/panels/render'
import { type Orientation, orientations, type PanelColor, panelColors } from '~/panels/types'

const brands = [
  { name: 'Marlow & Pine', primary: '#0E5A47', secondary: '#FF7A59' },
  { name: 'Norde', primary: '#000000', secondary: '#000000' },
]

const small = (svg: string) =>
  sharp(Buffer.from(svg), { density: 9, unlimited: true })
    .resize(120, 80, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer()

type Drawn = { svg: string; pixels: Promise<Buffer> }

/** The share of pixels that are another colour to the eye. */
async function difference(one: Drawn, other: Drawn): Promise<number> {
  const [a, b] = await Promise.all([one.pixels, other.pixels])
  let different = 0
  for (let i = 0; i < a.length; i += 3) {
    const channel = (k: number) => Math.abs((a[i + k] ?? 0) - (b[i + k] ?? 0))
    if (channel(0) + channel(1) + channel(2) > 12) different += 1
  }
  return different / (a.length / 3)
}

/** The colour of the first shape that fills the panel; those with another one look different. */
const ground = ({ svg }: Drawn) => svg.match(/<(?:rect|path)[^>]* width="1440"[^>]*>/)?.[0]

const pairs = <T>([a, b, c]: readonly T[]) =>
  [
    [a, b],
    [a, c],
    [b, c],
  ] as [T, T][]

// Someone presses a colour or an orientation in the editor: something has to happen.
test.each(panels.map(({ id }, i) => [id, i]))('PANEL-27 %s has nine pictures', async (id, i) => {
  const brand = brands[i % 2] ?? { name: '', primary: '#000000', secondary: '#000000' }
  const draw = async (orientation: Orientation, color: PanelColor): Promise<Drawn> => {
    const { svg } = await renderPanel(id, { orientation, color }, brand)
    return { svg, pixels: small(svg) }
  }
  // A row of colours for each orientation.
  const nine = await Promise.all(
    orientations.map((each) => Promise.all(panelColors.map((color) => draw(each, color)))),
  )
  for (const [row, colors] of nine.entries()) {
    for (const [a, b] of pairs(colors)) {
      if (ground(a) !== ground(b)) continue
      expect(await difference(a, b), `colours of ${orientations[row]}`).toBeGreaterThan(0.06)
    }
  }
  const column = i % 3
  for (const [a, b] of pairs(nine.flatMap((colors) => colors[column] ?? []))) {
    expect(await difference(a, b), `orientations in ${panelColors[column]}`).toBeGreaterThan(0.03)
  }
})
