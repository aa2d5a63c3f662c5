import { and, desc, eq, inArray } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { drafts, fileUses, products, requests, requestTypes } from '~/db/schema'
import { htmlOf } from '~/features/conversations/message-body.server'
import { plainText } from '~/features/conversations/plain-text'
import type { Typed } from '~/features/drafts/draft'
import { type WrittenKind, writtenIn, writtenKinds } from '~/features/drafts/draft-keys'
import { ownRequests } from '~/features/work-item-base/request/access.server'
import { pathTo } from '~/map/path-to'
import { viewPath } from '~/map/work-path'
import { isStaff, type Member } from '~/permissions/vocabulary'
import { canUseNotes } from '~/permissions/work'

/** Drafts that are looked through; nobody writes more at once. */
const most = 100
/** Characters of each that are shown, and that are looked at for them: a draft can be long. */
const shown = 160
const lookedAt = 2_000

type ListedDraft = {
  id: string
  kind: WrittenKind | 'request'
  /** Its subject: the title of a request, the name of a product. */
  about: string
  words: string
  files: number
  savedAt: number
  /** Address at which the draft is continued. */
  to: string
}

/** Texts that somebody has begun on requests and not sent, the newest first. */
export function listDrafts(actor: Member): ListedDraft[] {
  const rows = db
    .select()
    .from(drafts)
    .where(eq(drafts.userId, actor.id))
    .orderBy(desc(drafts.savedAt))
    .limit(most)
    .all()
    .map((row) => ({ ...row, ...partsOf(row.draftKey) }))
  const about = new Map([...conversations(actor, rows), ...newRequests(rows)])
  const files = filesIn(rows.map(({ id }) => id))
  return rows.flatMap(({ id, draftKey, kind, values, savedAt }) => {
    const found = about.get(draftKey)
    if (!found) return []
    const said = kind === 'request' ? answersIn(values) : wordsIn(values)
    const attached = files.filter((draftId) => draftId === id).length
    if (!kind || (said === '' && attached === 0)) return []
    const words = said.length > shown ? `${said.slice(0, shown).trimEnd()} …` : said
    return { id, kind, ...found, words, files: attached, savedAt }
  })
}

type Row = {
  draftKey: string
  kind: ListedDraft['kind'] | undefined
  of: string
  more?: string
}
type About = [draftKey: string, { about: string; to: string }]

/**
 * Parts of a draft key: the kind, its owner, and below that a note, or the client that staff write it for.
 */
function partsOf(draftKey: string): Omit<Row, 'draftKey'> {
  const [word, of = '', more] = draftKey.split(':', 3)
  const kind = [...writtenKinds, 'request' as const].find((one) => one === word)
  return { kind, of, ...(more && { more }) }
}

/** Those in conversations of requests that the person may open; notes only where they still may. */
function conversations(actor: Member, rows: readonly Row[]): About[] {
  const ids = rows.flatMap(({ kind, of }) => (kind && kind !== 'request' ? [of] : []))
  if (ids.length === 0) return []
  const open = db
    .select()
    .from(requests)
    .where(
      and(inArray(requests.conversationId, ids), isStaff(actor) ? undefined : ownRequests(actor)),
    )
    .all()
  return rows.flatMap(({ draftKey, kind, of, more }): About[] => {
    const request = open.find(({ conversationId }) => conversationId === of)
    if (!request || !kind || kind === 'request') return []
    if (kind === 'note' && !canUseNotes(actor, request)) return []
    const note = kind === 'note' ? more : undefined
    const to = note
      ? pathTo('/requests/:request/notes/:note', { request: request.id, note })
      : viewPath({ kind: 'request', id: request.id }, writtenIn[kind])
    return [[draftKey, { about: request.title, to }]]
  })
}

/** Those of requests that are being made. */
function newRequests(rows: readonly Row[]): About[] {
  const ids = rows.flatMap(({ kind, of }) => (kind === 'request' ? [of] : []))
  if (ids.length === 0) return []
  const found = db
    .select({
      id: products.id,
      typeId: products.typeId,
      name: products.name,
      type: requestTypes.name,
    })
    .from(products)
    .innerJoin(requestTypes, eq(requestTypes.id, products.typeId))
    .where(inArray(products.id, ids))
    .all()
  return rows.flatMap(({ draftKey, kind, of, more }): About[] => {
    const product = found.find(({ id }) => id === of)
    if (!product || kind !== 'request') return []
    const ids = { type: product.typeId, product: product.id }
    const to = pathTo('/requests/create-request/:type/:product', ids, { client: more ?? null })
    return [[draftKey, { about: `${product.type}, ${product.name}`, to }]]
  })
}

/** The beginning of what was written. */
const wordsIn = ({ text = '', format = 'text' }: Typed): string =>
  plainText(htmlOf({ text: String(text).slice(0, lookedAt), format }))

/** Answers, in the order they were typed. */
const answersIn = (values: Typed): string =>
  Object.entries(values)
    .flatMap(([name, value]) => (name.startsWith('answer-') ? value : []))
    .filter(Boolean)
    .join(', ')
    .slice(0, lookedAt)

/** The draft of each file in these. */
const filesIn = (ids: readonly string[]): string[] =>
  db
    .select({ id: fileUses.draftId })
    .from(fileUses)
    .where(inArray(fileUses.draftId, [...ids]))
    .all()
    .flatMap(({ id }) => id ?? [])
