import { useNavigate } from '@remix-run/react'
import { createContext, useCallback, useContext, useRef } from 'react'
import { draftCopy, draftLook, draftRemoval, draftStep, type Step } from '~/editor/draft'
import type { PageOp, SectionState } from '~/editor/types'
import { editorMessages } from '~/messages/editor'
import { isOrientation, isPanelColor } from '~/panels/variant'
import { pagePath, sectionPost } from './addresses'
import type { ChangeRequest } from './use-changes'

export type Verb = 'style' | 'step' | 'duplicate' | 'delete'

/** What the parts of the editor can do with script. Every one is also a form without it. */
export type EditorActions = {
  /** Changes a section; `fields` are those of the pressed button. */
  run: (sectionId: string, verb: Verb, fields?: Record<string, string>) => void
  /** Undo or redo. */
  takeBack: (direction: 'undo' | 'redo') => void
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

type Ground = {
  projectId: string
  pageId: string
  revision: number
  body: readonly SectionState[]
  find: (id: string) => SectionState | undefined
}

/** Makes the actions of a page. They keep their identity while the page changes. */
export function useMakeActions(
  ground: Ground,
  send: (change: ChangeRequest) => void,
): EditorActions {
  const navigate = useNavigate()
  const latest = useRef({ ground, navigate })
  latest.current = { ground, navigate }

  const select = useCallback((id: string | null, scroll = false) => {
    const query = new URLSearchParams(window.location.search)
    if (id) query.set('s', id)
    else query.delete('s')
    query.delete('side')
    latest.current.navigate(`?${query}`, { replace: true, preventScrollReset: true })
    if (id && scroll) {
      document.getElementById(`s-${id}`)?.scrollIntoView({ block: 'nearest' })
    }
  }, [])

  const run = useCallback<EditorActions['run']>(
    (id, verb, fields = {}) => {
      const { projectId, pageId, revision, body, find } = latest.current.ground
      const section = find(id)
      // A copy has no name on the server yet.
      if (!section || id.startsWith('new-')) return
      const key = newKey()
      const { op, said } = draft(body, section, verb, fields, `new-${key}`)
      if (verb === 'step' && !op) return
      const next = verb === 'delete' ? neighbour(body, id) : null
      send({
        action: sectionPost(projectId, id, verb),
        // A revision is for what was on screen; one's own changes on the way do not count.
        fields: { ...fields, p: pageId, key, revision: String(revision) },
        op,
        said,
        done: verb === 'duplicate' ? (copy) => copy && select(copy, true) : undefined,
      })
      if (verb === 'delete') {
        select(next)
        requestAnimationFrame(() => next && document.getElementById(`s-${next}`)?.focus())
      } else keepFocus(id)
    },
    [send, select],
  )

  const takeBack = useCallback<EditorActions['takeBack']>(
    (direction) => {
      const { projectId, pageId } = latest.current.ground
      send({ action: pagePath(projectId, pageId, direction), fields: {} })
    },
    [send],
  )

  const actions = useRef<EditorActions>()
  actions.current ??= { run, takeBack, select }
  return actions.current
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
  return { op, said: op?.kind === 'move' ? placeAfter(body, op) : undefined }
}

function placeAfter(body: readonly SectionState[], op: Extract<PageOp, { kind: 'move' }>): string {
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
