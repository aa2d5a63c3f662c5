import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { db } from '~/db/client.server'
import { panels } from '~/db/schema'
import { writtenText } from '~/features/form-input/restored'
import type { OwnPicture } from '~/features/panels/own-pictures.server'
import { wordsMessages as say } from '~/messages/section-words'
import type { DrawnFacts } from '~/panels/facts/facts'
import { type StoryId, storyIds } from '~/panels/stories/ids'
import { type Orientation, orientations } from '~/panels/types'
import { unsaidIn } from '~/panels/unsaid-words'
import {
  describeWords,
  fieldsOf,
  listsOf,
  type OwnWords,
  type PictureWord,
  pictureText,
  type ReadWords,
  readDraft,
  readWords,
  type WordPart,
} from '~/panels/words'
import type { Actor } from '~/permissions/vocabulary'
import type { SectionAddress } from './change-page.server'
import { editablePage } from './editable-page.server'
import { factsForForm, factsOfForm } from './facts-of-form.server'
import { findSection } from './find-section.server'
import { wordsBehind } from './write-words.server'

/** The fields of the form, and the addresses beside fields that say where words lead. */
export const wordsSchema = z.record(
  z.union([
    z.templateLiteral(['word-', z.string()]),
    z.templateLiteral(['address-', z.string()]),
    z.templateLiteral([z.enum(['alt-', 'x-', 'y-']), z.string()]),
  ]),
  writtenText(),
)

/** The form of a section's words, as it is filled. */
export type WordsForm = {
  panelId: string
  story: StoryId | null
  /** As it has the section: its lists have as many rows as fit there. */
  orientation: Orientation
  /** Own words that it was made from; null for none. */
  base: string | null
  /** Facts of the business that it was made with, see `factsForForm`. */
  madeWith: string
  /** What it has come to without having been saved: own words as JSON. */
  draft: string
  parts: readonly WordPart[]
  /** Paths of the fields, rows and lists that other orientations show. */
  unsaid: readonly string[]
  /** What is wrong with fields, by path. */
  errors: Readonly<Record<string, string>>
  /** What somebody else has said meanwhile, by path. */
  theirs: Readonly<Record<string, string>>
  /** Rows that both have changed. */
  rows: readonly string[]
}

/**
 * A section with the form of its words.
 *
 * @throws DomainError `not-found`, `section-gone` (404)
 */
export function openWords(actor: Actor, at: SectionAddress) {
  const { project, page } = editablePage(actor, at.projectId, at.pageId)
  const section = findSection({ project, page }, at.sectionId)
  const panel = db.select().from(panels).where(eq(panels.id, section.panelId)).get()
  const { panelId, orientation, words: base } = section
  const made = { panelId, story: project.story, orientation, base, madeWith: factsForForm(project) }
  const shown = { ...made, facts: factsOfForm(project, made.madeWith) }
  return { project, name: panel?.name ?? panelId, base, form: formOf(shown, wordsBehind(base)) }
}

/** The form as it came back: `said` is why it was not saved, `focus` what the pressed button is about. */
export type WordsAnswer = {
  words: WordsForm
  said?: string
  /** Why a file that was chosen beside a picture was refused, by the picture's path. */
  files?: Readonly<Record<string, string>>
  focus?: string
  /** Path of the field that another text than the typed one is in now. */
  filled?: string
  /** Path of the field that a line of the copy was put into. */
  into?: string
  nonce: string
}

/** What the form was made for: it is read by the same panel, story and facts, also after a swap. */
type Shown = Pick<WordsForm, 'panelId' | 'story' | 'orientation' | 'base' | 'madeWith'> & {
  facts: DrawnFacts | null
}
/** What else its answer says: fields that are refused and as they were typed, paths that both changed. */
type Answered = { read?: Pick<ReadWords, 'refused'>; typed?: Typed; both?: readonly string[] }

/** The form with own words in it. */
export function formOf(shown: Shown, words: OwnWords, answered: Answered = {}): WordsForm {
  const { facts, ...made } = shown
  const { panelId, story, orientation } = made
  const { read, typed = {}, both = [] } = answered
  const described = describeWords(panelId, story, words, orientation, facts)
  const refused = Object.entries(read?.refused ?? {})
  const asTyped = Object.fromEntries(refused.map(([path]) => [path, typed[path] ?? '']))
  const theirs = describeWords(panelId, story, wordsBehind(made.base), orientation, facts)
  const said = new Map(fieldsOf(theirs).map(({ path, value }) => [path, value]))
  const labels = new Map<string, string>(
    listsOf(described).flatMap(({ path, rows }) =>
      rows.map(({ id, label }) => [`${path}/${id}#row`, label] as const),
    ),
  )
  return {
    ...made,
    draft: JSON.stringify(words),
    parts: withTyped(described.parts, asTyped),
    unsaid: [...unsaidIn(described.parts, { panelId, orientation, story, words, facts })],
    errors: Object.fromEntries(refused.map(([path, why]) => [path, say.refused(why)])),
    theirs: Object.fromEntries(
      both.filter((path) => !path.endsWith('#row')).map((path) => [path, said.get(path) ?? '']),
    ),
    rows: both.flatMap((path) => labels.get(path) ?? []),
  }
}

const withTyped = (parts: readonly WordPart[], typed: Typed): readonly WordPart[] =>
  parts.map((part) =>
    part.kind === 'list'
      ? {
          ...part,
          rows: part.rows.map((row) => ({ ...row, parts: withTyped(row.parts, typed) })),
        }
      : { ...part, value: typed[part.path] ?? part.value },
  )

/** What was typed, by path. */
export type Typed = Readonly<Record<string, string | undefined>>

/** A line of the page's copy that its button puts into the field that is chosen: as if it was typed there. */
export function lineToPut(form: FormData): { path: string; text: string } | null {
  const [step, path] = [form.get('step'), form.get('into')]
  const isLine = typeof step === 'string' && step.startsWith('copy:')
  return isLine && typeof path === 'string' ? { path, text: step.slice('copy:'.length) } : null
}

/** Point of a picture that is not there (any more): `writeWords` says so. */
const gone = { x: 50, y: 50 }

const cleanAlt = (alt: string) => alt.replace(/\s+/g, ' ').trim()

const textIn = (form: FormData) => (name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** What a form that was sent had been made for, and the own words it was made with. */
function madeFor(project: { id: string; brandId: string }, form: FormData) {
  const text = textIn(form)
  const panelId = text('panel')
  const story = storyIds.find((id) => id === text('story')) ?? null
  const orientation = orientations.find((one) => one === text('orientation')) ?? 'left'
  const base = text('base') || null
  const madeWith = text('madeWith')
  const facts = factsOfForm(project, madeWith)
  const draft = readDraft(text('draft')) ?? wordsBehind(base)
  const shown: Shown = { panelId, story, orientation, base, madeWith, facts }
  return { shown, draft, described: describeWords(panelId, story, draft, orientation, facts) }
}

/** Paths of the pictures that a form that was sent has fields for. */
export const picturePaths = (
  project: { id: string; brandId: string },
  form: FormData,
): ReadonlySet<string> =>
  new Set(
    fieldsOf(madeFor(project, form).described).flatMap(({ kind, path }) =>
      kind === 'picture' ? [path] : [],
    ),
  )

/**
 * Reads a form that was sent: the words it has come to, and what cannot be kept of them.
 *
 * @param pictures of the project, for one that was chosen
 */
export function readWordsForm(
  project: { id: string; brandId: string },
  form: FormData,
  pictures: readonly Pick<OwnPicture, 'id' | 'x' | 'y'>[] = [],
): { shown: Shown; typed: Typed; read: ReadWords } {
  const text = textIn(form)
  const { shown, draft, described } = madeFor(project, form)
  const typed: Record<string, string> = {}
  for (const [name, value] of form) {
    if (name.startsWith('word-') && typeof value === 'string') typed[name.slice(5)] = value
  }
  for (const [path, chosen] of Object.entries(typed)) {
    if (!path.endsWith('#link')) continue
    const address = text(`address-${path}`).trim()
    if (chosen === 'address' || (chosen === '' && address)) typed[path] = address
  }
  const line = lineToPut(form)
  if (line) typed[line.path] = line.text
  for (const [path, id] of Object.entries(typed)) {
    if (!path.endsWith('#picture')) continue
    const before = draft[path] as PictureWord | undefined
    // Another picture begins with its own point, and says what it shows itself.
    const other = id === before?.id ? undefined : (pictures.find((one) => one.id === id) ?? gone)
    const alt = cleanAlt(text(`alt-${path}`))
    const said = other && alt === (before?.alt ?? '') ? '' : alt
    const { x, y } = other ?? { x: text(`x-${path}`), y: text(`y-${path}`) }
    typed[path] = pictureText(id, x, y, said)
  }
  return { shown, typed, read: readWords(described, typed) }
}
