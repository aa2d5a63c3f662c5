import type { Work, WorkKind } from '~/work/kinds'

/** The piece of work that an address names, with the parameter of its kind. */
export const workIn = (kind: WorkKind, params: Record<string, string | undefined>): Work => ({
  kind,
  id: params[kind] ?? '',
})
