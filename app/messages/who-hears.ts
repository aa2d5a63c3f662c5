import type { WorkKind } from '~/shared/kinds'

const things = { request: 'requests of this type', order: 'orders from this form' } as const

const asList = new Intl.ListFormat('en-US')

/** Names that are read out; of more the number. */
const most = 5

/** Texts about new work without a named person. */
export const whoHearsMessages = {
  nobodyNamed: (kind: WorkKind): string => `No one is set to get ${things[kind]}.`,
  heardBy: (kind: WorkKind, names: readonly string[]): string => {
    const others = names.length - most
    const shown = others > 0 ? [...names.slice(0, most), `${others} more`] : names
    return `New ones are unassigned, and people who can assign ${kind}s are notified: ${asList.format(shown)}. Choose an assignee or followers under People to change that.`
  },
} as const
