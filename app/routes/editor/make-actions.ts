import { draftAdd, draftLook } from '~/editor/draft'
import type { EditorData } from '~/features/editor/editor-data.server'
import type { OfferedPanel } from '~/features/panels/list-panels.server'
import type { Variant } from '~/panels/variant'
import { pagePath, sectionPost } from './addresses'
import { changeOfPress, neighborOf, type SectionPress, undoneBy } from './drafted-change'
import type { PageStore } from './page-store'
import type { PanelTarget } from './panels/panel-target.server'
import { showChanged } from './show-changed'
import type { Selecting } from './use-selection'

/** Actions of the editor's parts with script. Every one is also a form without it. */
export type EditorActions = {
  /** Changes a section; `fields` are those of the pressed button. */
  run: (sectionId: string, press: SectionPress, fields?: Record<string, string>) => void
  /** Undo or redo. */
  undoOrRedo: (direction: 'undo' | 'redo') => void
  /** Adds a panel, or puts it in place of one. @returns the section */
  choosePanel: (at: PanelTarget, panel: OfferedPanel, variant: Variant) => string
  /** Selects a section, or nothing. */
  select: (sectionId: string | null, scroll?: boolean) => void
}

/** The editor and what is selected in it, as they are when an action runs. */
type Latest = { editor: EditorData } & Selecting

/** The actions of a page that is shown by a store. */
export function makeActions(store: PageStore, latest: () => Latest): EditorActions {
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
    run(id, press, fields = {}) {
      const { body, sections, around } = store.read()
      const section = sections.get(id)
      if (!section) return
      const key = newKey()
      const newId = press === 'duplicate' ? `new-${key}` : undefined
      const { op, said } = changeOfPress(body, section, press, fields, `new-${key}`)
      if (press === 'step' && !op) return
      const next = press === 'delete' ? neighborOf(body, id) : null
      store.send({
        action: sectionPost(around.projectId, id, press),
        // A revision is for what was on screen; one's own changes on the way do not count.
        fields: { ...fields, p: around.pageId, key, revision: String(latest().editor.revision) },
        op,
        newId,
        said,
        done: newId ? follow : undefined,
      })
      if (newId) {
        store.select(newId)
        latest().hold()
        bringIntoView(newId)
      }
      if (press === 'delete') {
        select(next)
        requestAnimationFrame(() => next && document.getElementById(`s-${next}`)?.focus())
      } else keepFocus(id)
    },
    choosePanel({ type, scope, after, swap, revision }, panel, variant) {
      const { around, sections, body } = store.read()
      const { projectId, pageId } = around
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
      latest().hold()
      return newId
    },
    undoOrRedo(direction) {
      const { queue, around, sections, order } = store.read()
      const { projectId, pageId } = around
      const { editor } = latest()
      // A change that asks first is not shown as if it were done.
      const asks = queue.length === 0 && editor.earlier[direction]
      const op = asks ? null : undoneBy(queue, editor, direction, store.read())
      const showBack = (id: string | null) => {
        if (!id || sections.has(id) || !store.read().sections.has(id)) return
        select(id, true)
        focusOnPage(id)
      }
      store.send({
        action: pagePath(projectId, pageId, direction),
        fields: { key: newKey() },
        undoes: true,
        op,
        done: (id, slot) => {
          if (!op) showBack(id)
          showChanged({ id, slot, order })
        },
      })
      if (op?.kind === 'insert') showBack(op.section.id)
    },
  }
}

/** A section that came back has the focus, unless that is on a control beside the page: the undo button. */
function focusOnPage(id: string) {
  requestAnimationFrame(() => {
    const { activeElement, body } = document
    const free = activeElement === body || activeElement?.closest('#canvas')
    if (free) document.getElementById(`s-${id}`)?.focus({ preventScroll: true })
  })
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
