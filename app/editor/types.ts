import type { Orientation, PanelColor } from '~/panels/types'

export const sectionTypes = ['body', 'header', 'footer'] as const
export type SectionType = (typeof sectionTypes)[number]

/** The two places of a page beside its body. */
export type Slot = 'header' | 'footer'

/** Source of a page's header or footer. */
export const slotModes = ['global', 'custom', 'none'] as const
export type SlotMode = (typeof slotModes)[number]

/** How a section looks: its panel and the panel's variant. */
export type Look = {
  panelId: string
  /** Id of the panel's category. */
  category: string
  orientation: Orientation
  color: PanelColor
  /** Id of its own words; null, or in older changes nothing: as the panel says them. */
  words?: string | null
}

export type SectionState = Look & {
  id: string
  type: SectionType
  /** Null for the project's global header and footer. */
  pageId: string | null
  /** Fractional key; compared as bytes. */
  order: string
  /** What was confirmed of a section that goes: it comes back with it. */
  confirmedClaims?: string
}

/** Position of a body section. */
export type SectionPlace = { pageId: string; order: string }

/** Mode of a page's slot, and the page's own (custom) header or footer, if it has one. */
type SlotState = { mode: SlotMode; section: SectionState | null }

/** A page at one moment. */
export type PageState = {
  /** Its body, and its own header and footer. */
  sections: readonly SectionState[]
  modes: Readonly<Record<Slot, SlotMode>>
  /** The header and footer of all pages. */
  global: Readonly<Record<Slot, SectionState | null>>
}

/**
 * One change of a page. It carries what was before, so that it can be inverted without looking. Several
 * at once are a `template`, whatever they are: the import of one was the first, and the log keeps the word.
 */
export type PageOp =
  | SingleOp
  | { kind: 'template'; pageId: string; ops: readonly SingleOp[]; what?: GroupName }

/** Names of grouped changes other than the import of a template. */
export type GroupName =
  | 'restore'
  | 'remove-several'
  | 'duplicate-several'
  | 'restyle-several'
  | 'move-several'

/** A change of one section or slot; the import of a template, and a group, is several at once. */
export type SingleOp =
  | { kind: 'insert'; section: SectionState; copy?: true }
  | { kind: 'remove'; section: SectionState; copy?: true }
  /** `look` is for a move between pages, so that each page's log tells how the section looked. */
  | { kind: 'move'; id: string; from: SectionPlace; to: SectionPlace; look?: Look }
  | {
      kind: 'update'
      id: string
      type: SectionType
      pageId: string | null
      from: Look
      to: Look
    }
  | { kind: 'mode'; pageId: string; slot: Slot; from: SlotState; to: SlotState }

/** State that operations change: the sections, in order, and the slot modes of the pages by page id. */
export type PageDocument = {
  sections: readonly SectionState[]
  modes: Readonly<Record<string, Readonly<Record<Slot, SlotMode>>>>
}
