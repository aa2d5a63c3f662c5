/**
 * Writes what drawing the panels finds about their words: `app/panels/words/found.json` says which are names
 * of pictures, which lead somewhere, and in what order people read them, `slots.json` which pictures can be
 * others; with `--rows`, which takes minutes,
 * `app/panels/words/rows.json` says how many rows their lists have room for. `tsx scripts/panel-words.ts`.
 */
import { writeFileSync } from 'node:fs'
import { panels } from '../app/panels/library'
import { namesIn, vocabularies } from './panel-words/find-names'
import { wordsGiven } from './words'

const { has } = wordsGiven('tsx scripts/panel-words.ts -- [--rows]')

const write = (file: 'found' | 'rows' | 'slots', content: object) =>
  writeFileSync(`app/panels/words/${file}.json`, `${JSON.stringify(content, null, 2)}\n`)

const names = panels.map((panel) => [panel, namesIn(panel)] as const)
const none = { order: [], leads: [] }
write('found', {
  vocabularies,
  panels: Object.fromEntries(names.map(([{ id }, found]) => [id, { ...found, ...none }])),
})
// Reads what was just written: a page knows by it what is no word.
const { orderIn } = await import('./panel-words/find-order')
const found = names.map(([panel, found]) => [panel.id, { ...found, ...orderIn(panel) }])
write('found', { vocabularies, panels: Object.fromEntries(found) })
// Reads what was just written: a picture that a name chooses has the place of that name.
const { slotsOfPanel } = await import('./panel-words/find-slots')
const slots = panels.map((panel) => [panel.id, slotsOfPanel(panel)] as const)
write('slots', Object.fromEntries(slots.filter(([, found]) => Object.keys(found).length > 0)))
console.log(`${panels.length} panels`)

if (has('--rows')) {
  const { rowsIn } = await import('./panel-words/find-rows')
  const rows: [string, object][] = []
  for (const panel of panels) {
    const found = await rowsIn(panel)
    if (Object.keys(found).length > 0) rows.push([panel.id, found])
  }
  write('rows', Object.fromEntries(rows))
  console.log(`${rows.length} panels with lists`)
}
