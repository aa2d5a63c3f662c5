import { db } from '~/db/client.server'
import { requests } from '~/db/schema'
import { markRead } from '~/features/conversations/read-marks.server'
import { keepDraft } from '~/features/drafts/keep-draft.server'
import { messagePlace, notePlace } from '~/features/drafts/places'
import { openAllNotifications } from '~/features/notifications/open-all-notifications.server'
import { peopleOfRequest } from '~/features/request-base/request-people.server'
import { momentOf, moveClock } from './clock'
import type { DemoRequest } from './demo-request'
import type { Members } from './make-people'
import { describeAnew } from './make-types'
import type { DemoName } from './people'
import { demoRequests } from './requests'
import { keepDemoRequest, type Studio, sendDemoRequest } from './send-demo-request'
import { doDeed, readLine } from './tell-story'

type Happening = { at: number; run: () => unknown }

/** Sends the requests and tells their stories, all of it in the order in which it happened. */
export async function makeRequests(studio: Studio): Promise<void> {
  const ids = new Map<DemoRequest, string>()
  const told = demoRequests.flatMap((request) => storyOf(studio, request, ids))
  const happenings = [...told, ...formChanges(studio), evening(studio.members)]
  for (const { at, run } of happenings.sort((a, b) => a.at - b.at)) {
    moveClock(at)
    await run()
  }
  await leaveDrafts(studio, (title) => idOf(ids, title))
}

function storyOf(studio: Studio, request: DemoRequest, ids: Map<DemoRequest, string>) {
  const { at, who } = readLine(`${request.sent} says nothing`)
  const send = async () => {
    ids.set(request, await sendDemoRequest(studio, studio.members[who], request))
  }
  const deeds = request.story.map(readLine).map((deed): Happening => {
    if (deed.at < at) throw new Error(`too early: ${deed.who} ${deed.verb} ${deed.rest}`)
    return { at: deed.at, run: () => doDeed(studio.members, ids.get(request) ?? '', deed) }
  })
  return [{ at, run: send }, ...deeds]
}

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

/** Yesterday evening everybody had read what there was. */
const evening = (members: Members): Happening => ({
  at: momentOf(1, '23:00'),
  run: () => {
    const byId = new Map(Object.values(members).map((member) => [member.id, member]))
    for (const request of db.select().from(requests).all()) {
      const { clients, staff } = peopleOfRequest(db, request)
      for (const id of [...clients, ...staff]) {
        const reader = byId.get(id)
        if (reader) markRead(reader, request.conversationId)
      }
    }
    for (const member of Object.values(members)) openAllNotifications(member, {})
  },
})

function idOf(ids: Map<DemoRequest, string>, title: string): string {
  for (const [{ answers }, id] of ids) if (Object.values(answers).includes(title)) return id
  throw new Error(`there is no request ${title}`)
}

/** A request, a message and a note that somebody has begun. */
async function leaveDrafts(studio: Studio, idOfTitle: (title: string) => string) {
  const { members } = studio
  await keepDemoRequest(studio, members.kaia, {
    product: 'New section',
    answers: {
      title: 'Training for teachers, first module',
      words: 'Four weekends from spring. Who teaches what is still open, I ask Ines tonight.',
    },
  })
  const begun = async (who: DemoName, title: string, place: (id: string) => string, text: string) =>
    keepDraft(members[who], {
      place: place(conversationOf(idOfTitle(title))),
      values: { text, format: 'text', tell: [], seen: '', version: '' },
    })
  await begun(
    'priya',
    'Autumn menu and new opening hours',
    messagePlace,
    'The flan is in. Before I',
  )
  await begun(
    'ravi',
    'Booking form offers yesterday',
    notePlace,
    'Rang them at nine. They say that',
  )
}

function conversationOf(requestId: string): string {
  const found = db.select().from(requests).all()
  return found.find(({ id }) => id === requestId)?.conversationId ?? ''
}
