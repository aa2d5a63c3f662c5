import { type Answer, Person } from '../client'
import type { Form } from '../forms'
import { type Node, sleep } from '../node'
import type { Region, World } from '../world'

const place = '/projects/folders/new'
/** Each of them may have two hundred folders. */
const names = [
  ...['priya', 'joon', 'amara', 'lena', 'ravi', 'tomas'].map(
    (name) => `${name}@northlight.example`,
  ),
  ...['henrik@harbour', 'odile@tablehote', 'samir@clinic', 'nadia@hollisreed', 'ruth@fennimore'],
  ...['dunja@saltroom', 'morag@tidewater', 'beatriz@casalume', 'esther@quillfeather'],
].map((name) => (name.endsWith('.example') ? name : `${name}.example`))

type Signed = { person: Person; form: Form }
let signed: Promise<Signed[]> | undefined

/** People with a form open that makes a folder. */
const signInAll = (at: string): Promise<Signed[]> =>
  Promise.all(
    names.map(async (email) => {
      const person = await new Person(at).signIn(email)
      const form = await person.form(place, ({ action }) => action.startsWith(place))
      return { person, form }
    }),
  )

/** The same in the regions, where they sign in once a run. */
function everybody(world: World): Promise<Signed[]> {
  signed ??= signInAll(world.proxies.ams.address)
  return signed
}

/** The same form as if it had been opened again: with another hidden key. */
const fresh = (form: Form): Form => {
  const ending = () => Math.random().toString(16).slice(2, 12).padEnd(10, '0')
  const fields = form.fields.map(([name, value]): [string, string] =>
    name === 'key' ? [name, value.slice(0, -10) + ending()] : [name, value],
  )
  return { ...form, fields }
}

let made = 0

/** Makes one folder. */
export async function writeOne(world: World, region: Region, timeout = 40_000) {
  const [somebody] = await everybody(world)
  if (!somebody) throw new Error('nobody')
  made += 1
  const name = `edge-${made}`
  const person = somebody.person.goTo(world.proxies[region].address)
  const form = fresh(somebody.form)
  const answer = await person.send(form, { name }, { timeout })
  const again = () => person.send(form, { name }, { timeout })
  return { name, answer, person, again }
}

/** Whether an answer says that what was sent is kept. */
export const isTaken = ({ status }: Answer) => status === 302 || status === 303

/** So many people who make folders one after the other until they are stopped. */
export const startWriters = async (world: World, region: Region, many: number) =>
  writing(await everybody(world), world.proxies[region].address, many)

/** The same at an address that is not one of the regions. */
export const startWritersAt = async (at: string, many: number) =>
  writing(await signInAll(at), at, many)

function writing(all: Signed[], at: string, many: number) {
  /** What was acknowledged, and when. */
  const acknowledged = new Map<string, number>()
  const times: number[] = []
  let [last, longestPause] = [Date.now(), 0]
  const others = new Map<string, number>()
  let isGoing = true
  const work = Array.from({ length: many }, async (_, n) => {
    const { person, form } = all[n % all.length] as Signed
    const me = person.goTo(at, `10.213.5.${(n % 250) + 2}`)
    while (isGoing) {
      made += 1
      const name = `edge-${made}`
      const answer = await me.send(fresh(form), { name }, { timeout: 40_000 })
      if (!isGoing) return
      if (isTaken(answer)) {
        acknowledged.set(name, Date.now())
        longestPause = Math.max(longestPause, Date.now() - last)
        last = Date.now()
        times.push(answer.ms)
      } else {
        // What comes from the proxy says why.
        const why = answer.status === 502 ? ` (${answer.text.slice(0, 60)})` : ''
        const kind = `${answer.status || answer.error}${why}`
        others.set(kind, (others.get(kind) ?? 0) + 1)
        await sleep(50)
      }
    }
  })
  return {
    acknowledged,
    times,
    others,
    /** Milliseconds in which nobody could write. */
    longestPause: () => longestPause,
    /** Until there is something to lose, or the machine is too slow for that. */
    async enough() {
      const latest = Date.now() + 25_000
      while (Date.now() < latest && acknowledged.size < 200) await sleep(100)
    },
    async stop() {
      isGoing = false
      await Promise.all(work)
    },
  }
}

type Names = { keys: () => Iterable<string> }

/** What was acknowledged and a node does not hold, and what it holds twice. */
export const missingOf = (world: World, id: string, acknowledged: Names) =>
  missingIn(world.node(id), acknowledged)

/** The same of a machine that is not one of the regions. */
export async function missingIn(node: Node, acknowledged: Names) {
  const rows = await node.rows<{ name: string; n: number }>(
    "select name, count(*) n from folders where name like 'edge-%' group by 1",
  )
  const there = new Map(rows.map(({ name, n }) => [name, n]))
  return {
    lost: [...acknowledged.keys()].filter((name) => !there.has(name)),
    twice: [...there].filter(([, n]) => n > 1).map(([name]) => name),
  }
}

/** Waits until another node than `old` is the primary, whatever that one takes itself for. */
export const otherPrimary = (world: World, old: Node): Promise<Node> =>
  world.until('another primary', async () => {
    const others = world.here.filter(({ id }) => id !== old.id)
    const said = await Promise.all(others.map((node) => node.info()))
    return others.find((_, n) => said[n]?.isPrimary)
  })

/** Frees room for the walks that come. */
export async function tidyFolders(world: World) {
  const primary = await world.settle()
  await primary.write("delete from folders where name like 'edge-%'")
}
