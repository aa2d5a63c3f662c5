import { type Answer, type Person, said } from '../client'
import type { Region, World } from '../world'
import { expect, type Walk } from './walk'
import { isTaken } from './writers'

const drawing = {
  name: 'mark.svg',
  type: 'image/svg+xml',
  data: `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400" viewBox="0 0 600 400"><rect width="600" height="400" fill="#283f97"/><circle cx="300" cy="200" r="120" fill="#fbbb00"/></svg>`,
}

/** The first bytes of a file, and so its kind. */
const kinds: Record<string, RegExp> = {
  svg: /^<svg/,
  png: /^\x89PNG/,
  jpeg: /^\xff\xd8/,
  pdf: /^%PDF/,
  webp: /^RIFF....WEBP/s,
}

/** The same file in each region. @throws when it differs, or is of another kind */
async function fetchEverywhere(world: World, person: Person, path: string, kind: string) {
  const got: Answer[] = []
  for (const region of ['ams', 'iad', 'ams'] as const satisfies Region[]) {
    const answer = await person.goTo(world.proxies[region].address).get(path)
    const isKind = kinds[kind]?.test(answer.body.subarray(0, 20).toString('latin1'))
    expect(answer.status === 200 && isKind === true, `${path} in ${region}: ${said(answer)}`)
    got.push(answer)
  }
  const [first] = got
  // A PDF says when it was made, which is each time.
  const isSame = kind === 'pdf' || got.every(({ body }) => first?.body.equals(body))
  expect(isSame, `${path} is not the same everywhere`)
  return first?.body.length ?? 0
}

/** A drawing given in one region, chosen and converted in the other. */
async function convertDrawing(world: World, person: Person): Promise<string[]> {
  const form = await person.form('/convert', ({ files }) => files.includes('files'))
  const sent = await person.send(form, { files: drawing })
  expect(isTaken(sent), `a drawing to convert: ${said(sent)}`)
  const there = person.goTo(world.proxies.ams.address)
  const made = []
  for (const target of ['svg', 'png', 'jpeg', 'pdf']) {
    const choice = await there.form(sent.location, ({ choices }) => choices.has('target'))
    const chosen = await there.send(choice, { target })
    expect(isTaken(chosen), `${target}: ${said(chosen)}`)
    made.push(`${target} ${await fetchEverywhere(world, person, chosen.location, target)}`)
  }
  return made
}

/** A panel's picture is uploaded in one region and drawn in a brand's colors in the other. */
async function drawPanel(world: World, person: Person): Promise<number> {
  const form = await person.form('/admin/panels/new', ({ fields }) =>
    fields.some(([name]) => name === 'name'),
  )
  const categoryId = form.choices.get('categoryId')?.find(Boolean) ?? ''
  const made = await person.send(form, { name: `Edge ${Date.now()}`, categoryId })
  expect(isTaken(made), `a panel: ${said(made)}`)
  const page = made.location.replace(/\?.*/, '')
  const place = `${page}/upload?image=left-light-svg`
  const upload = await person.form(place, ({ files }) => files.includes('files'))
  const sent = await person.send(upload, { files: drawing })
  expect(isTaken(sent), `its picture: ${said(sent)}`)
  const brand = 'primary=%23202040&secondary=%23ffaa00'
  const webp = `${page}/picture/left-light.webp?w=480&${brand}`
  return fetchEverywhere(world, person, webp, 'webp')
}

/** Somebody's photograph, and its smaller copies. */
async function changePhoto(world: World, person: Person, photo: Buffer): Promise<number> {
  const form = await person.form('/account-settings/photo', ({ files }) => files.includes('avatar'))
  const avatar = { name: 'me.png', type: 'image/png', data: photo }
  const sent = await person.send(form, { avatar })
  expect(isTaken(sent), `a photograph: ${said(sent)}`)
  const page = await person.page('/account-settings/photo')
  const [large] = /\/files\/profilephotos\/large_[\w.-]+/.exec(page.text) ?? []
  const [thumb] = /\/files\/profilephotos\/thumb_[\w.-]+/.exec(page.text) ?? []
  expect(large !== undefined && thumb !== undefined, 'the page shows no photograph')
  await fetchEverywhere(world, person, large, 'png')
  return fetchEverywhere(world, person, thumb, 'png')
}

/** What is made from a file that somebody has sent in one region is there in the other. */
const conversions: Walk = {
  name: 'conversions',
  async run(world) {
    world.delay(50)
    const ingrid = await world.person('iad').signIn('ingrid@northlight.example')
    const made = await convertDrawing(world, ingrid)
    const form = await ingrid.form('/convert', ({ files }) => files.includes('files'))
    const waiting = await ingrid.send(form, { files: drawing })
    const choice = await ingrid.form(waiting.location, ({ choices }) => choices.has('target'))
    const chosen = await ingrid.send(choice, { target: 'png' })
    const photo = await ingrid.get(chosen.location)
    const thumb = await changePhoto(world, ingrid, photo.body)
    const panel = await drawPanel(world, ingrid)
    return `bytes in both regions: ${made.join(', ')}, a photograph's small copy ${thumb}, a panel in a brand ${panel}`
  },
}

export const files: Walk[] = [conversions]
