import { and, asc, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { pages, sections } from '~/db/schema'
import { currentVersion } from '~/features/forms/current-version.server'
import { keepRequest, sendRequest } from '~/features/requests/send-request.server'
import type { Member } from '~/permissions/vocabulary'
import { pinParam } from '~/shared/pin-param'
import { dayFromToday } from './clock'
import { words } from './load-words'
import type { DemoRequest } from './load-words/work-items'
import type { Studio } from './studio'
import { typedOf, uploadsOf } from './typed-answers'

/** Sends a request by its form, with its files. @returns its id */
export async function sendDemoRequest(
  studio: Studio,
  actor: Member,
  request: DemoRequest,
): Promise<string> {
  const posted = await keepDemoRequest(studio, actor, request)
  const { id } = await sendRequest(actor, { ...posted, idempotencyKey: undefined })
  return id
}

/** Begins one: it waits as a draft. */
export async function keepDemoRequest(
  { members, forms, companies, projects }: Studio,
  actor: Member,
  { client, company, product, website, wish, answers }: Omit<DemoRequest, 'key' | 'sent' | 'story'>,
) {
  const form = forms.get(product)
  if (!form) throw new Error(`there is no product ${product}`)
  const { typeId, productId, formId, fields } = form
  const whose = client ? members[client] : actor
  const first = words.companies.find(({ owner }) => members[owner].id === whose.id)
  const typed = {
    ...typedOf(answers, fields, (key) => forms.get(key)?.productId ?? ''),
    for: companies.get(company ?? first?.key ?? '') ?? '',
    deadline: wish === undefined ? '' : dayFromToday(wish),
    formVersion: currentVersion(db, formId)?.id ?? '',
    ...(website && { pin: pinIn(projects.get(website) ?? '') }),
  }
  const posted = { typeId, productId, clientId: client ? whose.id : null, typed }
  await keepRequest(actor, { ...posted, uploads: await uploadsOf(answers, fields) })
  return posted
}

/** The first section below the head of a website's first page, as it stands now. */
function pinIn(projectId: string): string {
  const ofProject = and(eq(pages.projectId, projectId), eq(pages.home, true))
  const page = db.select().from(pages).where(ofProject).get()
  const [, second] = db
    .select()
    .from(sections)
    .where(eq(sections.pageId, page?.id ?? ''))
    .orderBy(asc(sections.order))
    .all()
  if (!page || !second) throw new Error(`there is no page in ${projectId}`)
  const { id: pageId, revision } = page
  return pinParam({ projectId, pageId, sectionId: second.id, revision })
}
