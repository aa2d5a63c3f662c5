import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { hostilePictures } from '#tests/fixtures/hostile-pictures'
import { makeEmployee, makeUser, signIn } from '#tests/fixtures/people'
import { makePage, makeProject } from '#tests/fixtures/projects'
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
  let longest = 0
  while (!over) {
    longest = Math.max(longest, await timed(work))
    await pause(20)
  }
  await end
  return longest
}

/** Milliseconds of a core that the thread which answers requests has used; only on Linux. */
function answering(pid: number): number {
  if (!existsSync(`/proc/${pid}/task/${pid}/schedstat`)) return Number.NaN
  const [nanoseconds = ''] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')
  return Number(nanoseconds) / 1e6
}

/** How long others wait while somebody uploads pictures made to stop the server. */
export const hostile: Measure = async ({ url, pid }) => {
  const attacker = makeUser()
  const cookie = await signIn(attacker)
  const converter = await signIn(makeEmployee())
  const project = makeProject({ ownerId: attacker.id })
  makePage(project.id)
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
  const idle = await longestWait(pause(4_000), open)
  const rows = [told('a picture: longest wait of others, idle', figure(idle, 'ms'))]
  for (const [name, make] of Object.entries(hostilePictures)) {
    const text = make()
    const attack = async () => {
      const status = await send(`/projects/${project.id}/logo`, 'logo', text, cookie)
      return `${status}, ${await send('/convert', 'files', text, converter)}`
    }
    const before = answering(pid)
    const answers = await attack()
    const used = answering(pid) - before
    // What the machine itself makes people wait is no fault of the picture.
    const wait = (await longestWait(attack(), open)) - idle
    rows.push(
      atMost(`${name}: longest wait of others, beyond idle`, Math.max(0, wait), 250, 'ms'),
      told(`${name}: answers; time of the answering thread`, `${answers}; ${figure(used, 'ms')}`),
    )
  }
  return rows
}
