import { setTimeout as pause } from 'node:timers/promises'
import { hostilePictures } from '#tests/fixtures/hostile-pictures'
import { makeEmployee, makeUser, signIn } from '#tests/fixtures/people'
import { makeProject } from '#tests/fixtures/projects'
import type { Measure } from './bench'
import { page } from './client'
import { timed } from './measure'
import { atMost, figure, told } from './report'
import { makeListWorld } from './world'

/** Every 20 ms somebody else opens their projects. @returns the longest wait, in milliseconds */
async function longestWait(until: Promise<unknown>, work: () => Promise<unknown>): Promise<number> {
  let over = false
  const end = until.finally(() => {
    over = true
  })
  const waits: Promise<number>[] = []
  while (!over) {
    waits.push(timed(work))
    await pause(20)
  }
  await end
  return Math.max(...(await Promise.all(waits)))
}

/** How long others wait while somebody uploads pictures made to stop the server. */
export const hostile: Measure = async ({ url }) => {
  const attacker = makeUser()
  const cookie = await signIn(attacker)
  const converter = await signIn(makeEmployee())
  const project = makeProject({ ownerId: attacker.id })
  const other = await makeListWorld(3)
  const open = () => page(`${url}/projects`, other.cookie)
  const send = async (path: string, field: string, text: string, as: string) => {
    const form = new FormData()
    form.set(field, new File([text], 'a.svg', { type: 'image/svg+xml' }))
    const headers = { Cookie: as }
    const answer = await fetch(url + path, {
      method: 'POST',
      body: form,
      headers,
      redirect: 'manual',
    })
    await answer.arrayBuffer()
    if (answer.status >= 500) throw new Error(`${path}: ${answer.status}`)
    return answer.status
  }
  await longestWait(pause(1_000), open)
  const rows = [
    told(
      'a picture: longest wait of others, idle',
      figure(await longestWait(pause(2_000), open), 'ms'),
    ),
  ]
  for (const [name, make] of Object.entries(hostilePictures)) {
    const text = make()
    let took = 0
    let status = 0
    const attack = timed(async () => {
      status = await send(`/projects/${project.id}/logo`, 'logo', text, cookie)
      await send('/convert', 'files', text, converter)
    })
    const wait = await longestWait(
      attack.then((ms) => {
        took = ms
      }),
      open,
    )
    rows.push(
      atMost(`${name}: longest wait of others`, wait, 250, 'ms'),
      told(`${name}: logo and converter answered`, `${status}, ${figure(took / 1000, 's')}`),
    )
  }
  return rows
}
