/** Writes `app/panels/sizes.json`, the heights of every panel: `tsx scripts/panel-sizes.ts`. */
import { writeFileSync } from 'node:fs'
import { panels } from '../app/panels/library'
import { renderPanel } from '../app/panels/render'
import { orientations, panelColors } from '../app/panels/types'

const brand = { name: 'Panelry', primary: '#283F97', secondary: '#FBBB00' }
const lines: string[] = []
for (const { id } of panels) {
  const heights: number[] = []
  for (const orientation of orientations) {
    for (const color of panelColors) {
      heights.push((await renderPanel(id, { orientation, color }, brand)).height)
    }
  }
  lines.push(`  ${JSON.stringify(id)}: [${heights.join(', ')}]`)
}
writeFileSync('app/panels/sizes.json', `{\n${lines.join(',\n')}\n}\n`)
console.log(`${panels.length} panels`)
