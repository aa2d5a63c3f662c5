import { apply } from '~/editor/apply'
import type { PageOp, SectionState } from '~/editor/types'
import type { EditorData } from '~/features/editor/editor-data.server'

/** A post of the editor, and what the page looks like until it is answered. */
type ChangeRequest = {
  action: string
  fields: Record<string, string>
  op?: PageOp | null
  /** The section is called so until the server names it. */
  newId?: string
  /** It takes back, or does again, what was there: what it takes back next is not known yet. */
  undoes?: boolean
  /** Message for screen readers when it is done; by default the answer's message. */
  said?: string
  /** Called with the section that was changed, or the slot. */
  done?: (sectionId: string | null, slot?: 'header' | 'footer') => void
}

export type Queued = ChangeRequest & { id: number }
type PanelFacts = EditorData['panels'][string]
type Saving = 'saved' | 'saving' | 'offline'

/** State that the server has sent. */
type Stored = {
  sections: readonly SectionState[]
  panels: Readonly<Record<string, PanelFacts>>
  /** Revision of the page: how many changes it reflects. */
  revision: number
  /** Data with which the sections are drawn and posted. */
  around: {
    projectId: string
    pageId: string
    brandId: string
    /** Open requests by the sections they are about. */
    pins: EditorData['pins']
  }
}

/** Current look of the page. Unchanged parts keep their identity from one to the next. */
export type Shown = {
  around: Stored['around']
  sections: ReadonlyMap<string, SectionState>
  header: SectionState | null
  body: readonly SectionState[]
  footer: SectionState | null
  /** Ids, top to bottom; and those of the body alone. */
  order: readonly string[]
  bodyOrder: readonly string[]
  panels: Stored['panels']
  /** Only a section that is there. */
  selected: string | null
  queue: readonly Queued[]
  saving: Saving
}

/** Data of the frame and the row of one section. */
export type ShownSection = {
  section: SectionState
  /** Unknown where its panel left the library. */
  panel: PanelFacts | undefined
  selected: boolean
  around: Stored['around']
}

export type PageStore = ReturnType<typeof createPageStore>

/**
 * The page as it is on screen: what is stored, and the changes on their way. It lies beside React, so that
 * a change draws what reads the changed section again and nothing else.
 */
export function createPageStore(first: Stored, address: string | null) {
  let stored = first
  let panels = first.panels
  let queue: readonly Queued[] = []
  /** Answered; shown until what the server has told reflects them. */
  let landed: readonly { op: PageOp; revision: number }[] = []
  let selected = address
  let offline = false
  let nextId = 1
  /** How sections were called before the server named them: their elements stay. */
  const formerNames = new Map<string, string>()
  const namesByFormer = new Map<string, string>()
  const listeners = new Set<() => void>()
  /** Listeners of single sections, by the name of the section's element. */
  const ofSections = new Map<string, Set<() => void>>()
  const views = new Map<string, ShownSection | null>()
  let shown = arrange(null)

  function arrange(old: Shown | null): Shown {
    const start = { sections: stored.sections, modes: {} }
    const changed = [...landed, ...queue].reduce(
      (page, { op }) => (op ? apply(page, op) : page),
      start,
    )
    const sections = old ? kept(old.sections, changed.sections) : changed.sections
    const byId = named(sections)
    const slot = (type: string) => sections.find((section) => section.type === type) ?? null
    const [header, footer] = [slot('header'), slot('footer')]
    const body = sections.filter(({ type }) => type === 'body')
    const bodyOrder = body.map(({ id }) => id)
    const order = [...(header ? [header.id] : []), ...bodyOrder, ...(footer ? [footer.id] : [])]
    return {
      around: stored.around,
      sections: byId,
      header,
      body: same(old?.body, body),
      footer,
      order: same(old?.order, order),
      bodyOrder: same(old?.bodyOrder, bodyOrder),
      panels,
      selected: selected && byId.has(selected) ? selected : null,
      queue,
      saving: offline ? 'offline' : queue.length > 0 ? 'saving' : 'saved',
    }
  }

  function change() {
    shown = arrange(shown)
    for (const listener of listeners) listener()
    for (const [key, heard] of ofSections) {
      const id = namesByFormer.get(key) ?? key
      if (views.get(id) !== sectionOf(id)) for (const listener of heard) listener()
    }
  }

  /** One section as it is shown; the identical thing while nothing of it changes. */
  function sectionOf(id: string): ShownSection | null {
    const section = shown.sections.get(id)
    const old = views.get(id)
    const view = section && {
      section,
      panel: panels[section.panelId],
      selected: shown.selected === id,
      around: shown.around,
    }
    if (view && old && isSame(old, view)) return old
    views.set(id, view ?? null)
    return view ?? null
  }

  return {
    read: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    sectionOf,
    /** Hears of a section alone, by its `elementKey`: a change calls no other one's listeners. */
    subscribeTo(key: string, listener: () => void) {
      const own = ofSections.get(key) ?? new Set()
      ofSections.set(key, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size > 0 || ofSections.get(key) !== own) return
        ofSections.delete(key)
        views.delete(key)
        views.delete(namesByFormer.get(key) ?? key)
      }
    },
    /** Name of its element, from when it was drafted on. */
    elementKey: (id: string) => formerNames.get(id) ?? id,

    /** The section that was chosen last, also before the server has told of it. */
    chosen: () => selected,

    /** Takes a newer state from the server. */
    receive(next: Stored) {
      if (next === stored) return
      const samePage = next.around.pageId === stored.around.pageId
      landed = samePage ? landed.filter(({ revision }) => revision > next.revision) : []
      stored = { ...next, sections: kept(named(stored.sections), next.sections) }
      const told = Object.entries(next.panels)
      const other = told.filter(([id, facts]) => !equal(panels[id], facts))
      if (other.length > 0) panels = { ...panels, ...Object.fromEntries(other) }
      if (equal(shown.around, next.around)) stored.around = shown.around
      change()
    },
    /** Shows a change at once and queues it: `SendChanges` sends it. */
    send(request: ChangeRequest) {
      queue = [...queue, { ...request, id: nextId++ }]
      change()
    },
    /** A change was answered; with the page's revision after it unless it was refused. */
    settle({ id, newId, op }: Queued, sectionId: string | null, revision?: number) {
      queue = queue.filter((each) => each.id !== id)
      if (op && revision !== undefined && revision > stored.revision) {
        const own = newId && sectionId ? renamed(op, newId, sectionId) : op
        landed = [...landed, { op: own, revision }]
      }
      if (newId && sectionId) {
        formerNames.set(sectionId, newId)
        namesByFormer.set(newId, sectionId)
        if (selected === newId) selected = sectionId
        // Changes made to it meanwhile.
        queue = queue.map((each) => ({
          ...each,
          op: each.op && renamed(each.op, newId, sectionId),
        }))
      }
      change()
    },
    /** A text with the names the server has given in place of drafted ones. */
    withNames: (text: string) =>
      text.replace(/new-[a-z0-9]+/, (drafted) => namesByFormer.get(drafted) ?? drafted),
    setOffline(now: boolean) {
      if (offline === now) return
      offline = now
      change()
    },
    select(wanted: string | null) {
      const id = wanted && (namesByFormer.get(wanted) ?? wanted)
      if (selected === id) return
      selected = id
      change()
    },
    /** Makes a panel known before the server tells about it: it is about to be added. */
    learn(id: string, facts: PanelFacts) {
      if (!panels[id]) panels = { ...panels, [id]: facts }
    },
  }
}

const renamed = (op: PageOp, from: string, to: string): PageOp =>
  JSON.parse(JSON.stringify(op).replaceAll(JSON.stringify(from), JSON.stringify(to)))

const equal = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

const isSame = (a: ShownSection, b: ShownSection) =>
  a.section === b.section &&
  a.panel === b.panel &&
  a.selected === b.selected &&
  a.around === b.around

/** The old list when nothing in it is another thing. */
const same = <T>(old: readonly T[] | undefined, next: readonly T[]): readonly T[] =>
  old && old.length === next.length && next.every((each, at) => each === old[at]) ? old : next

/** The same sections, those that did not change as the objects they were. */
const kept = (old: ReadonlyMap<string, SectionState>, next: readonly SectionState[]) =>
  next.map((section) => {
    const known = old.get(section.id)
    return known && known !== section && equal(known, section) ? known : section
  })

const named = (sections: readonly SectionState[]) =>
  new Map(sections.map((section) => [section.id, section]))
