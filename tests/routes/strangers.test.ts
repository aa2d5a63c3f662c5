import { beforeAll, expect, test, vi } from 'vitest'
import { requestTo } from '#tests/fixtures/access-requests'
import { addressOf, answering } from '#tests/fixtures/access-walk'
import { makeWorld, type Visitor, type World } from '#tests/fixtures/access-world'
import { callLoader } from '#tests/fixtures/http'
import { undone } from '#tests/fixtures/undone'
import { db, sqlite } from '~/db/client.server'
import { users } from '~/db/schema'

vi.setConfig({ testTimeout: 180_000 })

/** Who asks, and the people of the world who share a project, a company or work with them. */
const acquaintances = {
  guest: [],
  user: [],
  otherOwner: [],
  // On their project works `active`, and `pending` asks to; the company of `client` has them.
  owner: ['active', 'pending', 'client'],
  // Their request and orders have `employee`; their company has `active` and `owner`.
  client: ['employee', 'active', 'owner'],
  // The request of `client` is for their company.
  active: ['owner', 'client', 'employee'],
} as const satisfies Partial<Record<Visitor, readonly Visitor[]>>

/** What says whom it is for to whoever holds the secret code of a mail, and to nobody else. */
const behindACode = [
  '/test-checkout/:session',
  '/invited',
  '/confirm-email',
  '/choose-password',
  '/auth/finish',
  '/invitation',
]
/** Developers look at all mails there; it is off in production. */
const ofDevelopers = ['/dev/mail']

const answers = await answering()
let world: World
beforeAll(async () => {
  sqlite.pragma('synchronous = off')
  world = await makeWorld()
})

/** What a stranger types wherever something can be searched, and puts wherever somebody can be named. */
function questions(strangers: readonly { id: string; email: string }[]): string[] {
  const searches = ['q', 'search']
  const places = ['user', 'client', 'chosen', 'assignee', 'followers', 'with', 'person', 'member']
  const asking = (fields: string[], words: readonly string[]) =>
    fields.flatMap((field) => words.map((word) => `${field}=${encodeURIComponent(word)}`)).join('&')
  const some = strangers.slice(0, 12)
  return [
    '',
    asking(searches, ['person']),
    asking(
      [...searches, 'email'],
      some.slice(0, 1).map(({ email }) => email),
    ),
    asking(
      places,
      some.map(({ id }) => id),
    ),
  ]
}

test.each(Object.entries(acquaintances))(
  '%s learns no name, email or id of anybody they share nothing with, at any address and by any search',
  async (who, known) => {
    const visitor = who as Visitor
    const everybody = db.select().from(users).all()
    const own = world.people[visitor as keyof typeof world.people]?.id
    const may = new Set<string | undefined>([
      own,
      ...known.map((name) => world.people[name as keyof typeof world.people]?.id),
    ])
    const strangers = everybody.filter(({ id }) => !may.has(id))
    const asked = questions(strangers)
    const told = new Set<string>()
    for (const { pattern, handlers } of answers) {
      const { loader } = handlers
      if (!loader || [...behindACode, ...ofDevelopers].includes(pattern)) continue
      for (const question of asked) {
        const text = await undone(async () => {
          const { params, query = '' } = requestTo(pattern, world, visitor, 'project')
          const url = addressOf(pattern, params) + query
          const address = question ? `${url}${query ? '&' : '?'}${question}` : url
          const call = { url: address, params, cookie: world.cookies[visitor] }
          const answer = await callLoader(loader, call)
          await answer.response?.body?.cancel()
          return JSON.stringify(answer.data ?? '')
        })
        for (const { id, email, fullName } of strangers) {
          const named = new RegExp(`\\b${fullName}\\b(?! \\w)`)
          // What one typed oneself is said back.
          const typed = decodeURIComponent(question)
          for (const [what, found] of [
            ['id', text.includes(id) && !typed.includes(id)],
            ['email', text.includes(email) && !typed.includes(email)],
            ['name', named.test(text) && !named.test(typed)],
          ] as const) {
            if (found) told.add(`${pattern}?${question.slice(0, 20)}: ${what} of ${fullName}`)
          }
        }
      }
    }
    expect([...told]).toEqual([])
  },
)
