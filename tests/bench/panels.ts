import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { renderPanel } from '~/panels/render'
import type { Measure } from './bench'
import { median, percentile, timed } from './measure'
import { figure, type Row, told } from './report'
import { samplePanels } from './world'

const brand = { name: 'Saltmarsh', primary: '#2d4a3e', secondary: '#c96f4a' }
const variant = { orientation: 'left', color: 'light' } as const

/** Drawing a panel: its layout, its picture, its size. */
export const panels: Measure = async (): Promise<Row[]> => {
  const [first = ''] = samplePanels(1)
  await renderPanel(first, variant, brand)
  const layout: number[] = []
  const picture: number[] = []
  const size: number[] = []
  for (const id of samplePanels(20)) {
    let svg = ''
    layout.push(
      await timed(async () => {
        svg = (await renderPanel(id, variant, brand)).svg
      }),
    )
    picture.push(await timed(() => sharp(Buffer.from(svg)).jpeg({ quality: 86 }).toBuffer()))
    size.push(gzipSync(svg, { level: 9 }).length / 1000)
  }
  const spread = (values: number[], unit: string) =>
    `${figure(median(values))} (p90 ${figure(percentile(values, 0.9))}) ${unit}`
  return [
    told('panels: layout, 20 panels, median', spread(layout, 'ms')),
    told('panels: JPEG 1440 px wide, median', spread(picture, 'ms')),
    told('panels: SVG gzip, median', spread(size, 'KB')),
  ]
}
