import { parseWithZod } from '@conform-to/zod/v4'
import { data } from '@remix-run/node'
import type { z } from 'zod'
import { DomainError, notFound } from '~/domain-error'
import type { OpName } from '~/editor/name-op'
import type { Change } from '~/features/sections/change-page.server'
import { pathTo } from '~/map/path-to'
import { sectionMessages } from '~/messages/pages'
import { newId } from '~/platform/ids.server'
import type { ActArgs } from '~/routes/http/act-args'
import { errorData } from '~/routes/http/error-data'
import { type Flash, redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import { editorPath, pagePath, screenFrom, viewBehind } from '../addresses'

type Params = { id?: string; page?: string; section?: string }

/** The page a section form belongs to: its hidden field `p`. */
export function addressOf({ id = '', section = '' }: Params, form: FormData) {
  const pageId = textField(form, 'p')
  if (!pageId) throw new DomainError('form-unreadable', 400)
  return { projectId: id, pageId, sectionId: section }
}

/** The page whose address is posted to. */
export function pageOf({ id, page }: Params) {
  if (!id || !page) throw notFound()
  return { projectId: id, pageId: page }
}

/**
 * Script gives every press a key of its own and sends it again after the network was gone. The key
 * of a plain form stays the same for all its buttons and says nothing, but beside the change that it
 * is about: pressed twice, it counts once.
 */
export const pressOf = ({ form, idempotencyKey }: Pick<ActArgs, 'form' | 'idempotencyKey'>) =>
  form.get('stay') === '1' || form.has('change') ? { idempotencyKey } : {}

/** @throws DomainError `panel-variant` or `form-unreadable` (400) */
export function readFields<S extends z.ZodType>(form: FormData, schema: S): z.output<S> {
  const parsed = parseWithZod(form, { schema })
  if (parsed.status === 'success') return parsed.value as z.output<S>
  const wrong = parsed.error ?? {}
  const variant = 'orientation' in wrong || 'color' in wrong
  throw new DomainError(variant ? 'panel-variant' : 'form-unreadable', 400)
}

/**
 * The answer to a change of a page. A form of the whole page leads back to the editor with a
 * message, or to the screen that led to it (`from`); script, which posts with `stay`, gets what came of it.
 *
 * @param show the section to select; by default the one that was changed, null for none
 */
export async function changed(
  form: FormData,
  at: { projectId: string; pageId: string },
  { revision, sectionId }: Change,
  flash: Omit<Flash, 'kind'> & { name?: OpName },
  show: string | null = sectionId,
) {
  const { name, ...said } = flash
  const slot = name === 'header' || name === 'footer' ? name : undefined
  if (form.get('stay') === '1') return { changed: { revision, sectionId, slot, ...said } }
  const word = (name: string) => textField(form, name)
  const behind = { from: word('from'), back: word('back'), p: at.pageId, s: word('s') }
  const to = screenFrom(at.projectId, behind) ?? editorPath(at.projectId, at.pageId, show)
  return redirectWithFlash(to, { kind: 'success', ...said })
}

/** Offer in a message after a change of a page: undoing this change there, or doing it again. */
export const undoOn = (
  projectId: string,
  pageId: string,
  { revision }: Change,
  direction: 'undo' | 'redo' = 'undo',
) => ({
  action: pagePath(projectId, pageId, direction),
  label: sectionMessages[direction],
  fields: { change: String(revision) },
})

/** Characters of an address that a message has room for, in its cookie. */
const longestSearch = 1_000

/** Offer in a message after a replacement: undoing it on all its pages, and the same search again. */
export const undoEverywhere = (id: string, url: URL, replacement: string) => ({
  action:
    url.search.length < longestSearch
      ? pathTo('/projects/:id/words/undo', { id }) + url.search
      : pathTo('/projects/:id/words/undo', { id }, viewBehind(url)),
  label: sectionMessages.undo,
  fields: { replacement, key: newId() },
})

/**
 * Revision that names the meant change: in a form of `undoOn`, or after `orChoose`.
 *
 * @throws DomainError `form-unreadable` (400): no other change is taken in its place
 */
export function changeOf(text: string | null): { change?: number } {
  if (!text) return {}
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new DomainError('form-unreadable', 400)
  return { change: Number(text) }
}

/** Change that undo or redo is asked for: in a form of `orChoose` or `undoOn`, else the latest. */
export const meantBy = (form: FormData) => ({
  anyway: form.get('anyway') === '1',
  sure: form.get('sure') === '1',
  ...changeOf(textField(form, 'change')),
})

/** Change that was refused because somebody else was faster, and the form that forces it. */
export type Mine = { action: string; fields: Record<string, string> }

/** How a person can go on after `error`: insist, or leave out the undo or redo that is stuck. */
export type Choice = { mine?: Mine; stuck?: string }

/**
 * Carries out a change. When somebody else has changed the same section, the answer says what
 * happened (`error`) and what can be done about it: the person chooses.
 */
export async function orChoose<T>(
  { request, form }: { request: Request; form: FormData },
  carryOut: () => T | Promise<T>,
) {
  try {
    return await carryOut()
  } catch (error) {
    const choice = error instanceof DomainError ? choiceAfter(error, request, form) : null
    if (!(error instanceof DomainError) || !choice) throw error
    return data({ ...errorData(error), ...choice }, error.status)
  }
}

function choiceAfter(error: DomainError, request: Request, form: FormData): Choice | null {
  const insist = insistence(error)
  const isStuck = error.code === 'undo-conflict'
  if (!insist && !isStuck) return null
  const fields: Mine['fields'] = {}
  for (const [name, value] of form) {
    if (name !== 'stay' && typeof value === 'string') fields[name] = value
  }
  return {
    ...(insist && {
      mine: { action: new URL(request.url).pathname, fields: { ...fields, ...insist } },
    }),
    ...(isStuck && { stuck: String(error.details.values?.change) }),
  }
}

/** Fields that the same form adds to force it; null when it cannot be forced. */
function insistence({
  code,
  details: { values = {} },
}: DomainError): Record<string, string> | null {
  // Not without a revision: what happens from now on is told again.
  if (code === 'section-changed') return { revision: String(values.revision) }
  if (code === 'undo-earlier') return { sure: '1', change: String(values.change) }
  if (code !== 'undo-conflict' || !values.anyway) return null
  return { anyway: '1', change: String(values.change) }
}

/** Result of a change for script. */
export type Changed = {
  changed: {
    revision: number
    sectionId: string | null
    /** Slot, when the change was of a header or footer as such. */
    slot?: 'header' | 'footer'
    text: string
    press?: Flash['press']
  }
}
