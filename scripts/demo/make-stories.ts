import { db } from '~/db/client.server'
import { orders, requests } from '~/db/schema'
import { markRead } from '~/features/conversations/read-marks.server'
import { openAllNotifications } from '~/features/notifications/open-all-notifications.server'
import { saveTerm } from '~/features/order-terms/save-term.server'
import { participantsOfOrder } from '~/features/work-item-base/order/participants.server'
import { participantsOfRequest } from '~/features/work-item-base/request/participants.server'
import type { Work } from '~/shared/kinds'
import { momentOf, moveClock } from './clock'
import { leaveDrafts } from './leave-drafts'
import type { Members } from './make-people'
import { describeAnew } from './make-types'
import { demoTerms, termsAnew, termsChanged } from './offers'
import { demoOrders } from './orders'
import type { DemoName } from './people'
import { demoRequests } from './requests'
import { sendDemoOrder } from './send-demo-order'
import { sendDemoRequest } from './send-demo-request'
import type { Studio } from './studio'
import { carryOut, type DemoAction, readLine } from './tell-story'

type Happening = { at: number; run: () => unknown }

/** Sends the requests, places the orders and tells their stories, all of it in the order in which it happened. */
export async function makeStories(studio: Studio): Promise<void> {
  const { members } = studio
  const ids = new Map<object, string>()
  const told = [
    ...demoRequests.flatMap((request) =>
      storyOf(members, request, async (who) => {
        const id = await sendDemoRequest(studio, members[who], request)
        ids.set(request, id)
        return { kind: 'request', id }
      }),
    ),
    ...demoOrders.flatMap((order) =>
      storyOf(members, order, async (who) => {
        return { kind: 'order', id: await sendDemoOrder(studio, members[who], order) }
      }),
    ),
  ]
  const changes = [...formChanges(studio), termsChange(studio), evening(members)]
  for (const { at, run } of [...told, ...changes].sort((a, b) => a.at - b.at)) {
    moveClock(at)
    await run()
  }
  await leaveDrafts(studio, (title) => {
    const found = demoRequests.find(({ answers }) => Object.values(answers).includes(title))
    const id = found && ids.get(found)
    if (!id) throw new Error(`there is no request ${title}`)
    return id
  })
}

/** @param send makes it, in the name of whoever sent it */
function storyOf(
  members: Members,
  { sent, story }: { sent: DemoSent; story: DemoStory },
  send: (who: DemoName) => Promise<Work>,
): Happening[] {
  const { at, who } = readLine(`${sent} says nothing`)
  let work: Work | null = null
  const begin = async () => {
    work = await send(who as DemoName)
  }
  const actions = story.map(readLine).map((action: DemoAction): Happening => {
    if (action.at < at) throw new Error(`too early: ${action.who} ${action.verb} ${action.rest}`)
    return { at: action.at, run: () => work && carryOut(members, work, action) }
  })
  return [{ at, run: begin }, ...actions]
}

type DemoSent = (typeof demoRequests | typeof demoOrders)[number]['sent']
type DemoStory = readonly Parameters<typeof readLine>[0][]

/** A form that has two versions, which requests keep, and a draft for the next. */
function formChanges({ forms, members }: Studio): Happening[] {
  const form = forms.get('Sale or season')
  if (!form) return []
  const change = (days: number, key: string, description: string, publish: boolean) => ({
    at: momentOf(days, '11:00'),
    run: () => describeAnew(members.amara, form, { key, description, publish }),
  })
  return [
    change(16, 'phone', '12 digits with country code, in case a price is not clear', true),
    change(1, 'replaces', 'We lead its visitors to the new page', false),
  ]
}

/** Terms that were written anew: orders keep the ones that were accepted. */
const termsChange = ({ members, termId }: Studio): Happening => ({
  at: momentOf(...termsChanged),
  run: () => saveTerm(members.joon, { ...demoTerms, id: termId, version: 1, text: termsAnew }),
})

/** Yesterday evening everybody had read what there was. */
const evening = (members: Members): Happening => ({
  at: momentOf(1, '23:00'),
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
