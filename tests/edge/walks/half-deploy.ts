import { said } from '../client'
import type { Node } from '../node'
import type { World } from '../world'
import { nextRelease, roll } from './operations'
import { expect, type Walk } from './walk'
import { isTaken, missingOf, startWriters, tidyFolders, writeOne } from './writers'

/** Machines get a release while people write; forms work near all of them then. */
async function part(world: World, when: string, nodes: Node[], program: string) {
  await tidyFolders(world)
  world.delay(50)
  const writers = await startWriters(world, 'iad', 5)
  const took = await roll(world, nodes, program)
  await writers.stop()
  await world.settle()
  const { lost, twice } = await missingOf(world, 'iad1', writers.acknowledged)
  const figures = `${when} (${took.join(', ')}): ${writers.acknowledged.size} acknowledged, ${lost.length} lost`
  expect(lost.length === 0 && twice.length === 0, figures)
  await tidyFolders(world)
  for (const region of ['ams', 'ams', 'iad'] as const) {
    const { answer, name, person } = await writeOne(world, region)
    expect(isTaken(answer), `${when}, a form in ${region}: ${said(answer)}`)
    const page = await person.page('/projects')
    expect(page.text.includes(name), `${when}, the writer in ${region} does not see it`)
  }
  return figures
}

/** A deploy stops when one machine has the release; it goes on later, and is taken back then. */
export const halfDeploy: Walk = {
  name: 'deploy-stopped',
  async run(world) {
    await world.settle()
    const [first, ...others] = world.here
    expect(first !== undefined, 'nobody is here')
    const old = first.program
    const release = nextRelease(world, 'deploy-stopped')
    const figures = [
      await part(world, 'on one machine', [first], release),
      await part(world, 'on all', others, release),
      await part(world, 'taken back', world.here, old),
    ]
    return figures.join('; ')
  },
}
