import sharp from 'sharp'
import type { Website, World } from './world'

/** What was answered with a yes: it must be there after the cut. */
export type Acknowledged = {
  /** Changes of a page, by its id. */
  changes: Map<string, number>
  signUps: string[]
  invites: string[]
  /** The number of the last logo of a project, by its id. */
  logos: Map<string, number>
}

export const nothingYet = (): Acknowledged => ({
  changes: new Map(),
  signUps: [],
  invites: [],
  logos: new Map(),
})

/** The color of logo number `n`: red and green tell it. */
const logoColor = (n: number) => ({ r: n % 256, g: Math.floor(n / 256) % 256, b: 200 })

const uuid = /[0-9a-f]{8}-[0-9a-f-]{27}/g
let people = 0

/**
 * People who write until the server is gone: sections, logos, sign-ups, invitations, each waiting
 * for the answer before the next.
 *
 * @returns when all have found it gone; throws what was refused
 */
export async function write(url: string, world: World, told: Acknowledged): Promise<void> {
  const { websites, admin } = world
  const half = Math.ceil(websites.length / 2)
  await Promise.all([
    ...websites.slice(0, half).map((site) => writeSections(url, world, site, told)),
    ...websites.slice(half).map((site) => writeLogos(url, site, told)),
    ...[0, 1].map(() => signUpPeople(url, told)),
    invitePeople(url, admin, told),
  ])
}

/** @returns where it led to; null when nobody answered. @throws when it was refused */
async function post(url: string, cookie: string, body: FormData | URLSearchParams) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { Cookie: cookie },
    body,
    redirect: 'manual',
  }).catch(() => null)
  // 503: the disk has failed under it. What was said before counts.
  if (!answer || answer.status >= 500) return null
  if (answer.status >= 400) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return answer.headers.get('Location') ?? ''
}
const form = (fields: Record<string, string>) => new URLSearchParams(fields)

async function writeSections(url: string, { panelId }: World, site: Website, told: Acknowledged) {
  const { projectId, pageId, cookie } = site
  const project = `${url}/projects/${projectId}`
  const count = async (path: string, fields: Record<string, string>) => {
    const led = await post(`${project}/${path}`, cookie, form({ p: pageId, ...fields }))
    if (led !== null) told.changes.set(pageId, (told.changes.get(pageId) ?? 0) + 1)
    return led
  }
  const add = () => count(`pages/${pageId}/sections`, { panelId, after: 'start' })
  for (;;) {
    const lower = await add()
    const upper = await add()
    if (lower === null || upper === null) return
    const id = upper.match(uuid)?.at(-1)
    if ((await count(`sections/${id}/style`, { color: 'grey' })) === null) return
    if ((await count(`sections/${id}/step`, { to: 'down' })) === null) return
    for (let undone = 0; undone < 3; undone += 1) {
      if ((await count(`pages/${pageId}/undo`, {})) === null) return
    }
  }
}

async function writeLogos(url: string, { projectId, cookie }: Website, told: Acknowledged) {
  for (;;) {
    const number = (told.logos.get(projectId) ?? 0) + 1
    const background = logoColor(number)
    const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background } })
      .png()
      .toBuffer()
    const body = new FormData()
    body.set('logo', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'logo.png')
    if ((await post(`${url}/projects/${projectId}/logo`, cookie, body)) === null) return
    told.logos.set(projectId, number)
  }
}

async function signUpPeople(url: string, told: Acknowledged) {
  for (;;) {
    people += 1
    const email = `came-${people}@example.com`
    const password = `a long pass phrase ${people}`
    const fields = { fullName: 'Somebody', email, password, confirmPassword: password }
    if ((await post(`${url}/signup`, '', form(fields))) === null) return
    told.signUps.push(email)
  }
}

async function invitePeople(url: string, cookie: string, told: Acknowledged) {
  for (;;) {
    people += 1
    const email = `asked-${people}@example.com`
    if ((await post(`${url}/admin/users/invite`, cookie, form({ email, role: 'user' }))) === null) {
      return
    }
    told.invites.push(email)
  }
}
