import { createContext, useContext, useRef, useState } from 'react'
import { draftAdd, draftCopy, draftLook, draftRemoval, draftStep, type Step } from '~/editor/draft'
import { invert } from '~/editor/invert'
import type { PageOp, SectionState } from '~/editor/types'
import type { EditorData } from '~/features/editor/editor-data.server'
import type { OfferedPanel } from '~/features/panels/list-panels.server'
import { editorMessages } from '~/messages/editor'
import { isOrientation, isPanelColor, type Variant } from '~/panels/variant'
import { pagePath, sectionPost } from './addresses'
import type { PageStore, Queued, Shown } from './page-store'
import type { Place } from './panels/place.server'
import type { Choice } from './use-choice'
import { useEditor } from './use-editor'

export type Verb = 'style' | 'step' | 'duplicate' | 'delete'

/** What the parts of the editor can do with script. Every one is also a form without it. */
export type EditorActions = {
  /** Changes a section; `fields` are those of the pressed button. */
  run: (sectionId: string, verb: Verb, fields?: Record<string, string>) => void
  /** Undo or redo. */
  takeBack: (direction: 'undo' | 'redo') => void
  /** Adds a panel, or puts it in place of one. @returns the section */
  choosePanel: (at: Place, panel: OfferedPanel, variant: Variant) => string
  /** Selects a section, or nothing. */
  select: (sectionId: string | null, scroll?: boolean) => void
}

const Context = createContext<EditorActions | null>(null)
export const ActionsProvider = Context.Provider

/** What the controls of the editor can do; only below the editor's screen. */
export function useActions(): EditorActions {
  const actions = useContext(Context)
  if (!actions) throw new Error('Outside the editor')
  return actions
}

/** The name a section has until the server names it. */
export const isDrafted = (id: string) => id.startsWith('new-')

/** Makes the actions of a page. They keep their identity while the page changes. */
export function useMakeActions(store: PageStore, choice: Choice) {
  const editor = useEditor()
  const latest = useRef({ editor, ...choice })
  latest.current = { editor, ...choice }
  const [actions] = useState(() => makeActions(store, () => latest.current))
  return actions
}

type Latest = { editor: EditorData } & Choice

function makeActions(store: PageStore, latest: () => Latest): EditorActions {
  const select: EditorActions['select'] = (id, scroll = false) => {
    store.select(id)
    latest().choose(id)
    if (id && scroll) document.getElementById(`s-${id}`)?.scrollIntoView({ block: 'nearest' })
  }

  /** The address takes the name the server has given, unless something else was chosen meanwhile. */
  const follow = (id: string | null) => {
    if (id) latest().follow(id)
  }
  const bringIntoView = (id: string) =>
    requestAnimationFrame(() =>
      document.getElementById(`s-${id}`)?.scrollIntoView({ block: 'nearest' }),
    )

  return {
    select,
    run(id, verb, fields = {}) {
      const { body, sections, place } = store.read()
      const section = sections.get(id)
      if (!section) return
      const key = newKey()
      const newId = verb === 'duplicate' ? `new-${key}` : undefined
      const { op, said } = draft(body, section, verb, fields, `new-${key}`)
      if (verb === 'step' && !op) return
      const next = verb === 'delete' ? neighbour(body, id) : null
      store.send({
        action: sectionPost(place.projectId, id, verb),
        // A revision is for what was on screen; one's own changes on the way do not count.
        fields: { ...fields, p: place.pageId, key, revision: String(latest().editor.revision) },
        op,
        newId,
        said,
        done: newId ? follow : undefined,
      })
      if (newId) {
        store.select(newId)
        bringIntoView(newId)
      }
      if (verb === 'delete') {
        select(next)
        requestAnimationFrame(() => next && document.getElementById(`s-${next}`)?.focus())
      } else keepFocus(id)
    },
    choosePanel({ type, scope, after, swap, revision }, panel, variant) {
      const { place, sections, body } = store.read()
      const { projectId, pageId } = place
      const { id: panelId, name, category, heights } = panel
      store.learn(panelId, { name, category, heights, revision: panel.revision })
      const look = { panelId, category: panel.categoryId, ...variant }
      const key = newKey()
      if (swap) {
        const section = sections.get(swap.id)
        store.send({
          action: sectionPost(projectId, swap.id, 'swap'),
          fields: { panelId, ...variant, p: pageId, revision: String(revision), key },
          op: section && draftLook(section, look),
        })
        return swap.id
      }
      const newId = `new-${key}`
      store.send({
        action: pagePath(projectId, pageId, 'sections'),
        fields: {
          panelId,
          ...variant,
          type,
          key,
          ...(scope && { scope }),
          ...(after && { after }),
        },
        op:
          type === 'body'
            ? draftAdd(body, look, { id: newId, pageId, after: after && store.withNames(after) })
            : null,
        newId,
        done: follow,
      })
      store.select(newId)
      return newId
    },
    takeBack(direction) {
      const { queue, place } = store.read()
      const { projectId, pageId } = place
      store.send({
        action: pagePath(projectId, pageId, direction),
        fields: {},
        takesBack: true,
        op: opTakenBack(queue, latest().editor, direction, store.read()),
      })
    },
  }
}

/**
 * What undo or redo will change, as far as it is known: the person's last change that is on its way,
 * or what the server said comes next. Null when only its answer can tell.
 */
function opTakenBack(
  queue: readonly Queued[],
  { undoOp, redoOp }: EditorData,
  direction: 'undo' | 'redo',
  { panels, sections }: Shown,
): PageOp | null {
  const last = queue.at(-1)
  if (last && direction === 'undo' && !queue.some(({ takesBack }) => takesBack)) {
    return last.op ? invert(last.op) : null
  }
  const op = queue.length > 0 ? null : direction === 'undo' ? undoOp : redoOp
  if (op?.kind === 'insert' && !panels[op.section.panelId]) return null
  if (op?.kind === 'update' && !panels[op.to.panelId]) return null
  if (op && 'id' in op && !sections.has(op.id)) return null
  return op
}

function draft(
  body: readonly SectionState[],
  section: SectionState,
  verb: Verb,
  fields: Record<string, string>,
  newId: string,
): { op: PageOp | null; said?: string } {
  if (verb === 'delete') return { op: draftRemoval(section) }
  if (verb === 'duplicate') return { op: draftCopy(body, section, newId) }
  if (verb === 'style') {
    const { orientation, color } = fields
    return {
      op: draftLook(section, {
        ...(isOrientation(orientation) && { orientation }),
        ...(isPanelColor(color) && { color }),
      }),
    }
  }
  const { to, after } = fields
  const step: Step | null = to ? (to as Step) : after ? { after } : null
  const op = step && draftStep(body, section, step)
  return { op, said: op?.kind === 'move' ? saidOfMove(body, op) : undefined }
}

function saidOfMove(body: readonly SectionState[], op: Extract<PageOp, { kind: 'move' }>): string {
  const above = body.filter((s) => s.id !== op.id && s.order < op.to.order).length
  return editorMessages.movedTo(above + 1, body.length)
}

function neighbour(body: readonly SectionState[], id: string): string | null {
  const at = body.findIndex((s) => s.id === id)
  return at < 0 ? null : ((body[at + 1] ?? body[at - 1])?.id ?? null)
}

/** A moved section takes its element along, and the focus in it is lost: it is given back. */
function keepFocus(id: string) {
  const control = (document.activeElement as HTMLElement | null)?.dataset?.control
  if (!control) return
  requestAnimationFrame(() => {
    if (document.activeElement && document.activeElement !== document.body) return
    document.querySelector<HTMLElement>(`#s-${CSS.escape(id)} [data-control="${control}"]`)?.focus()
  })
}

/** Counts a change once, also when it is sent again. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join('')
