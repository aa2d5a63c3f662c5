import { makeUser } from '#tests/fixtures/people'
import type { Measure } from './bench'
import { ask, page } from './client'
import { meanwhile, percentile } from './measure'
import { atMost, told } from './report'
import { makeListWorld } from './world'

const people = 40
const password = 'salt marsh 7'

/** Whether other pages stay quick while forty people sign in at once. */
export const signIns: Measure = async ({ url }) => {
  const emails = Array.from({ length: people }, () => makeUser({ password }).email)
  const { cookie } = await makeListWorld(15)
  const open = () => page(`${url}/projects`, cookie)
  const signIn = async (email: string) => {
    const { status, location } = await ask(`${url}/login`, { form: { email, password } })
    if (!location) throw new Error(`signing in: ${status}`)
  }
  const idle: number[] = []
  const busy: number[] = []
  for (let round = 0; round < 3; round += 1) {
    idle.push(...(await meanwhile(new Promise((end) => setTimeout(end, 1_000)), open)))
    busy.push(...(await meanwhile(Promise.all(emails.map(signIn)), open)))
  }
  const ratio = (p: number) => percentile(busy, p) / percentile(idle, p)
  return [
    atMost(`${people} sign-ins at once: list p99 / idle`, ratio(0.99), 2, '×'),
    told(`${people} sign-ins at once: list median / idle`, `${ratio(0.5).toFixed(2)} ×`),
  ]
}
