import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeUser } from '#tests/fixtures/people'
import {
  makeCollaborator,
  makePage,
  makePanel,
  makeProject,
  makeSection,
} from '#tests/fixtures/projects'
import { randomSource } from '#tests/unit/editor/random-page'
import { db, sqlite } from '~/db/client.server'
import { pageOps, sections } from '~/db/schema'
import { DomainError } from '~/domain-error'
import { apply } from '~/editor/apply'
import { draftLook, draftRemoval, draftStep } from '~/editor/draft'
import { byOrder } from '~/editor/order'
import type { PageDocument, PageOp, SectionState } from '~/editor/types'
import { addSection } from '~/features/sections/add-section.server'
import { stateOf } from '~/features/sections/find-section.server'
import { moveSection } from '~/features/sections/move-section.server'
import { pageDocument } from '~/features/sections/page-document.server'
import { redoChange } from '~/features/sections/redo-change.server'
import { removeSection } from '~/features/sections/remove-section.server'
import { restyleSection } from '~/features/sections/restyle-section.server'
import { undoChange } from '~/features/sections/undo-change.server'
import { orientations, panelColors } from '~/panels/types'

const people = [makeUser(), makeUser(), makeUser()].map(actorOf)
const [owner, ...friends] = people
const panelIds = Array.from({ length: 3 }, () => makePanel().id)
const refusals = new Set([
  'undo-conflict',
  'nothing-to-undo',
  'nothing-to-redo',
  'section-changed',
  'section-anchor-gone',
  'section-gone',
  'not-found',
])
const look = { orientation: 'left', color: 'light', type: 'body' } as const

/** Somebody's open page: what it read last, and what it changed since without an answer. */
type Client = {
  actor: (typeof people)[number]
  read: PageDocument
  revision: number
  queue: Queued[]
}
/** Without `op` nothing is drafted: the page is read anew when it is answered. */
type Queued = { op?: PageOp | null; send: () => unknown }

function setUp() {
  const project = makeProject({ ownerId: owner?.id ?? '' })
  for (const friend of friends) makeCollaborator(project.id, friend.id)
  const page = makePage(project.id)
  for (let count = 0; count < 4; count += 1) makeSection(page, { panelId: panelIds[0] })
  const at = { projectId: project.id, pageId: page.id }
  const stored = (): PageDocument => ({
    sections: db
      .select()
      .from(sections)
      .where(eq(sections.pageId, page.id))
      .all()
      .map(stateOf)
      .sort(byOrder),
    modes: {},
  })
  const read = (actor: Client['actor']) => {
    const { body, revision } = pageDocument(actor, at.projectId, at.pageId)
    return { read: { sections: body.map(stateOf), modes: {} }, revision }
  }
  return { at, page, stored, read }
}

const shown = ({ read, queue }: Client) =>
  queue.reduce((page, { op }) => (op ? apply(page, op) : page), read)

/** A change as it is drafted on a page that may be behind, and its post with the page's revision. */
function draft(
  random: () => number,
  client: Client,
  at: ReturnType<typeof setUp>['at'],
): Queued | null {
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T
  const body = shown(client).sections
  const { actor, revision } = client
  const section = body.length > 0 ? (pick(body) as SectionState) : null
  const kind = section ? pick(['add', 'move', 'look', 'look', 'remove'] as const) : 'add'
  const address = { ...at, sectionId: section?.id ?? '', revision }
  if (!section || kind === 'add') {
    const after = section?.id ?? 'end'
    return { send: () => addSection(actor, { ...at, ...look, panelId: pick(panelIds), after }) }
  }
  if (kind === 'remove') {
    return { op: draftRemoval(section), send: () => removeSection(actor, address) }
  }
  if (kind === 'look') {
    const to = { orientation: pick(orientations), color: pick(panelColors) }
    return { op: draftLook(section, to), send: () => restyleSection(actor, { ...address, ...to }) }
  }
  const to = pick(['up', 'down', 'top', 'bottom'] as const)
  const op = draftStep(body, section, to)
  return op && { op, send: () => moveSection(actor, { ...address, to }) }
}

function attempt(work: () => unknown): void {
  try {
    work()
  } catch (error) {
    if (!(error instanceof DomainError) || !refusals.has(error.code)) throw error
  }
}

/** The page as the operation log tells it, from what it was before. */
const replay = (start: PageDocument, pageId: string): PageDocument =>
  db
    .select()
    .from(pageOps)
    .where(eq(pageOps.pageId, pageId))
    .orderBy(asc(pageOps.revision))
    .all()
    .reduce((page, { op }) => apply(page, op as PageOp), start)

const seeds = Array.from({ length: 20 }, (_, at) => at + 1)

test.each(seeds)(
  'SECT-10 three people in any order: log, database and open pages agree (%i)',
  (seed) => {
    sqlite.pragma('synchronous = off')
    const random = randomSource(seed)
    const { at, page, stored, read } = setUp()
    const start = stored()
    const clients: Client[] = people.map((actor) => ({ actor, queue: [], ...read(actor) }))
    const answered = (client: Client) => {
      const head = client.queue.shift()
      if (head) attempt(head.send)
      Object.assign(client, read(client.actor))
    }
    for (let step = 0; step < 200; step += 1) {
      const client = clients[Math.floor(random() * clients.length)] as Client
      const dice = random()
      if (dice < 0.4) {
        const change = draft(random, client, at)
        if (change) client.queue.push(change)
      } else if (dice < 0.75) answered(client)
      else if (dice < 0.9) {
        const anyway = random() < 0.3
        attempt(() => (random() < 0.6 ? undoChange : redoChange)(client.actor, { ...at, anyway }))
      } else Object.assign(client, read(client.actor))
    }
    for (const client of clients) {
      while (client.queue.length > 0) answered(client)
    }
    const end = stored()
    expect(replay(start, page.id)).toEqual(end)
    for (const client of clients) {
      Object.assign(client, read(client.actor))
      expect(shown(client)).toEqual(end)
    }
    // Undo is per person: with nobody changing anything else, it leads back and forth exactly.
    const [one] = clients
    if (one) {
      const states = [stored()]
      const undone: number[] = []
      for (let count = 0; count < 5; count += 1) {
        try {
          undoChange(one.actor, at)
        } catch {
          break
        }
        undone.push(count)
        states.push(stored())
      }
      for (const count of undone.reverse()) {
        redoChange(one.actor, at)
        expect(stored()).toEqual(states[count])
      }
    }
    expect(sqlite.pragma('foreign_key_check')).toEqual([])
  },
)

test('SECT-10 changes of different sections never conflict, no matter who made them', () => {
  const { at, stored, read } = setUp()
  const { revision } = read(people[0] as Client['actor'])
  const ids = stored().sections.map(({ id }) => id)
  people.forEach((actor, index) => {
    const address = { ...at, sectionId: ids[index] ?? '', revision }
    restyleSection(actor, { ...address, color: 'grey' })
    moveSection(actor, { ...address, to: 'bottom' })
    restyleSection(actor, { ...address, orientation: 'center' })
  })
  expect(stored().sections.map(({ id }) => id)).toEqual([ids[3], ids[0], ids[1], ids[2]])
  for (const actor of people) expect(undoChange(actor, at).name).toBe('orientation')
})
