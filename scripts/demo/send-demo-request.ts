import { and, asc, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { pages, sections } from '~/db/schema'
import { currentVersion } from '~/features/forms/current-version.server'
import { keepRequest, sendRequest } from '~/features/requests/send-request.server'
import type { Member } from '~/permissions/vocabulary'
import { answerName } from '~/work/fields'
import { pinWord } from '~/work/pin-word'
import { dayFromToday } from './clock'
import type { DemoAnswers, DemoRequest } from './demo-request'
import { makeFile } from './make-file'
import type { Members } from './make-people'
import type { MadeForm } from './make-types'
import { companies as clientCompanies } from './people'

/** What requests are made with. */
export type Studio = {
  members: Members
  forms: Map<string, MadeForm>
  /** The ids of the company profiles by their names. */
  companies: Map<string, string>
  /** The ids of the websites by their templates. */
  projects: Map<string, string>
}

/** Sends a request by its form, with its files. @returns its id */
export async function sendDemoRequest(
  studio: Studio,
  actor: Member,
  request: DemoRequest,
): Promise<string> {
  const posted = await keepDemoRequest(studio, actor, request)
  const { id } = await sendRequest(actor, { ...posted, submission: undefined })
  return id
}

/** Begins one: it waits as a draft. */
export async function keepDemoRequest(
  { members, forms, companies, projects }: Studio,
  actor: Member,
  { client, company, product, website, wish, answers }: Omit<DemoRequest, 'sent' | 'story'>,
) {
  const form = forms.get(product)
  if (!form) throw new Error(`there is no product ${product}`)
  const { typeId, productId, formId, fields } = form
  const whose = client ? members[client] : actor
  const first = clientCompanies.find(({ owner }) => members[owner].id === whose.id)
  const typed = {
    ...typedOf(answers, form, forms),
    for: companies.get(company ?? first?.name ?? '') ?? '',
    deadline: wish === undefined ? '' : dayFromToday(wish),
    formVersion: currentVersion(db, formId)?.id ?? '',
    ...(website && { pin: pinIn(projects.get(website) ?? '') }),
  }
  const posted = { typeId, productId, clientId: client ? whose.id : null, typed }
  const uploads = fields.flatMap(({ kind, key, id }) =>
    kind === 'attachment' ? [answers[key] ?? []].flat().map((name) => [id, String(name)]) : [],
  )
  const files = uploads.map(async ([id = '', name = '']) => ({
    field: answerName(id),
    file: await makeFile(name),
  }))
  await keepRequest(actor, { ...posted, uploads: await Promise.all(files) })
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
  return pinWord({ projectId, pageId, sectionId: second.id, revision })
}

/** Answers as the controls of the form send them. */
function typedOf(answers: DemoAnswers, { fields }: MadeForm, forms: Map<string, MadeForm>) {
  for (const key of Object.keys(answers)) {
    if (!fields.some((field) => field.key === key)) throw new Error(`there is no question ${key}`)
  }
  const typed: Record<string, string | string[]> = {}
  for (const { id, key, kind } of fields) {
    const answer = answers[key]
    if (answer === undefined || kind === 'attachment') continue
    const name = answerName(id)
    if (answer === true) typed[name] = 'on'
    else if (typeof answer === 'number') typed[name] = dayFromToday(answer)
    else if (kind === 'product') typed[name] = forms.get(String(answer))?.productId ?? ''
    else typed[name] = answer
  }
  return typed
}
