import { db } from '~/db/client.server'
import { orders, requests } from '~/db/schema'
import { markRead } from '~/features/conversations/read-marks.server'
import { openAllNotifications } from '~/features/notifications/open-all-notifications.server'
import { saveTerm } from '~/features/order-terms/save-term.server'
import { participantsOfOrder } from '~/features/work-item-base/order/participants.server'
import { participantsOfRequest } from '~/features/work-item-base/request/participants.server'
import type { Member } from '~/permissions/vocabulary'
import type { Work } from '~/shared/kinds'
import { momentOf, moveClock } from './clock'
import { leaveDrafts } from './leave-drafts'
import { words } from './load-words'
import type { DemoOrder, DemoRequest } from './load-words/work-items'
import type { Members } from './make-people'
import { describeAnew } from './make-types'
import { sendDemoOrder } from './send-demo-order'
import { sendDemoRequest } from './send-demo-request'
import type { Studio } from './studio'
import { carryOut } from './tell-story'

type Happening = { at: number; run: () => unknown }

/** Sends the requests, places the orders and tells their stories, all of it in the order in which it happened. */
export async function makeStories(studio: Studio): Promise<void> {
  const { members } = studio
  const ids = new Map<string, string>()
  const told = [
    ...words.requests.flatMap((request) =>
      storyOf(members, request, async (actor) => {
        const id = await sendDemoRequest(studio, actor, request)
        ids.set(request.key, id)
        return { kind: 'request', id }
      }),
    ),
    ...words.orders.flatMap((order) =>
      storyOf(members, order, async (actor) => {
        return { kind: 'order', id: await sendDemoOrder(studio, actor, order) }
      }),
    ),
  ]
  const changes = [...formChanges(studio), termsChange(studio), evening(members)]
  for (const { at, run } of [...told, ...changes].sort((a, b) => a.at - b.at)) {
    moveClock(at)
    await run()
  }
  await leaveDrafts(studio, ids)
}

/** @param send makes it, in the name of whoever sent it */
function storyOf(
  members: Members,
  { sent, story }: Pick<DemoRequest | DemoOrder, 'sent' | 'story'>,
  send: (actor: Member) => Promise<Work>,
): Happening[] {
  let work: Work | null = null
  const begin = async () => {
    work = await send(members[sent.who])
  }
  const actions = story.map((action) => ({
    at: momentOf(action),
    run: () => work && carryOut(members, work, action),
  }))
  return [{ at: momentOf(sent), run: begin }, ...actions]
}

/** Forms whose questions were described anew: requests keep the version they were made with. */
const formChanges = ({ forms, members }: Studio): Happening[] =>
  [...forms.values()].flatMap((form) =>
    form.fields.flatMap((field) => {
      const { changed } = field
      if (!changed) return []
      const run = () => describeAnew(members[words.studio.requests], form, field, changed)
      return [{ at: momentOf(changed.when), run }]
    }),
  )

/** Terms that were written anew: orders keep the ones that were accepted. */
function termsChange({ members, termId: id }: Studio): Happening {
  const { orders, terms } = words.studio
  const anew = { id, version: 1, name: terms.name, text: words.terms.changed }
  return { at: momentOf(terms.changed), run: () => saveTerm(members[orders], anew) }
}

/** Yesterday evening everybody had read what there was. */
const evening = (members: Members): Happening => ({
  at: momentOf({ daysAgo: 1, time: '23:00' }),
  run: () => {
    const byId = new Map(Object.values(members).map((member) => [member.id, member]))
    const all = [
      ...db
        .select()
        .from(requests)
        .all()
        .map((work) => ({ ...work, people: participantsOfRequest(db, work) })),
      ...db
        .select()
        .from(orders)
        .all()
        .map((work) => ({ ...work, people: participantsOfOrder(db, work) })),
    ]
    for (const { conversationId, people } of all) {
      for (const id of [...people.clients, ...people.staff]) {
        const reader = byId.get(id)
        if (reader) markRead({ userId: reader.id, conversationId })
      }
    }
    for (const member of Object.values(members)) openAllNotifications(member, {})
  },
})
