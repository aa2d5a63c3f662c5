/**
 * Writes the heights of every panel, `app/panels/sizes.json`, and of those with words of their own
 * in a story, `app/panels/stories/sizes.json`: `tsx scripts/panel-sizes.ts`. With `--stories` only
 * the latter.
 */
import { writeFileSync } from 'node:fs'
import { panels } from '../app/panels/library'
import { renderPanel } from '../app/panels/render'
import { stories } from '../app/panels/stories'
import { storyIds } from '../app/panels/stories/ids'
import { orientations, panelColors } from '../app/panels/types'
import { wordsGiven } from './words'

const { has } = wordsGiven('tsx scripts/panel-sizes.ts -- [--stories]')

const brand = { name: 'Panelry', primary: '#283F97', secondary: '#FBBB00' }

async function heightsOf(id: string, words?: object): Promise<string> {
  const heights: number[] = []
  for (const orientation of orientations) {
    for (const color of panelColors) {
      heights.push((await renderPanel(id, { orientation, color }, brand, words)).height)
    }
  }
  return `${JSON.stringify(id)}: [${heights.join(', ')}]`
}

if (!has('--stories')) {
  const lines: string[] = []
  for (const { id } of panels) lines.push(`  ${await heightsOf(id)}`)
  writeFileSync('app/panels/sizes.json', `{\n${lines.join(',\n')}\n}\n`)
  console.log(`${panels.length} panels`)
}

const blocks: string[] = []
for (const story of storyIds) {
  const lines: string[] = []
  for (const [id, words] of Object.entries(stories[story])) {
    lines.push(`    ${await heightsOf(id, words)}`)
  }
  blocks.push(`  "${story}": {${lines.length > 0 ? `\n${lines.join(',\n')}\n  ` : ''}}`)
  console.log(`${story}: ${lines.length} panels`)
}
writeFileSync('app/panels/stories/sizes.json', `{\n${blocks.join(',\n')}\n}\n`)
