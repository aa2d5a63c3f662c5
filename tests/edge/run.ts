import { importDemo, makeDemo } from './demo'
import { takeMachine } from './network'
import { buildParts, whyNot } from './parts'
import { walks } from './walks'
import { makeWorld } from './world'

// Plays the product in regions on one machine: real LiteFS and S3, all else around them played. Walks
// through it as people do, takes machines and links away, and prints what was seen.

const missing = whyNot()
if (missing) {
  console.log(`skipped: ${missing}.`)
  process.exit(0)
}
const names = process.argv.slice(2)
const unknown = names.filter((name) => !walks.some((walk) => walk.name === name))
if (unknown.length > 0) {
  console.error(`No walk ${unknown.join(', ')}. There are: ${walks.map((w) => w.name).join(', ')}.`)
  process.exit(1)
}

const other = takeMachine()
if (other !== null) {
  console.error(`Another run is under way (process ${other}).`)
  process.exit(1)
}

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(0)} s`
const started = Date.now()
const world = await makeWorld(buildParts())
process.once('SIGINT', () => world.stop().finally(() => process.exit(130)))
process.once('SIGTERM', () => world.stop().finally(() => process.exit(143)))

type Line = { name: string; isOk: boolean; took: string; figures: string }
const table: Line[] = []
try {
  makeDemo(world)
  await importDemo(world)
  console.log(`Three nodes in two regions are ready after ${seconds(started)}: ${world.place}`)
  console.log(`A node starts in ${world.startTook} ms here.`)
  const wanted = names.map((name) => walks.find((walk) => walk.name === name) ?? [])
  for (const { name, run } of names.length === 0
    ? walks.filter(({ isLong }) => !isLong)
    : wanted.flat()) {
    const began = Date.now()
    const line: Line = { name, isOk: true, took: '', figures: '' }
    try {
      await world.settle()
      line.figures = await run(world)
    } catch (error) {
      line.isOk = false
      line.figures = error instanceof Error ? error.message : String(error)
    }
    line.took = seconds(began)
    table.push(line)
    console.log(`${line.isOk ? 'ok    ' : 'FAILED'} ${name} (${line.took}): ${line.figures}`)
  }
} finally {
  await world.stop()
}

console.log(`\n| walk | | took | figures |\n|---|---|---|---|`)
for (const { name, isOk, took, figures } of table) {
  console.log(`| ${name} | ${isOk ? 'ok' : 'FAILED'} | ${took} | ${figures.replaceAll('|', '/')} |`)
}
const failed = table.filter(({ isOk }) => !isOk).length
console.log(
  `\n${table.length - failed} of ${table.length} walks went well, in ${seconds(started)}.`,
)
process.exit(failed > 0 ? 1 : 0)
