import { builtForm } from '~/features/forms/built-form.server'
import type { previewRules } from '~/features/requests/preview-rules.server'
import type { Actor } from '~/permissions/vocabulary'
import type { WorkKind } from '~/shared/kinds'

const views = ['fields', 'field', 'preview', 'run'] as const
export type View = (typeof views)[number]

/** Owner of a form: a product of a request type, or an order form. */
export type FormParent = {
  kind: WorkKind
  formId: string
  /** Name that the form is shown under. */
  name: string
  /** The address of its builder. */
  base: string
}

/** Further data of its screen, if any. */
type Beside = {
  /** Options of the field `product`. */
  products: readonly { id: string; name: string }[]
  /** Address at which clients fill in what is published. */
  openAs: string | null
  run: ReturnType<typeof previewRules> | null
}

/** Data of the builder of a form. @throws DomainError 403, 404 */
export function builderData(
  actor: Actor,
  parent: FormParent,
  query: URLSearchParams,
  beside: Beside,
) {
  const form = builtForm(actor, parent.formId)
  const asked = query.get('field')
  const place = Math.max(
    0,
    form.draft.findIndex(({ id }) => id === asked),
  )
  const view = views.find((view) => view === query.get('view')) ?? 'fields'
  return {
    kind: parent.kind,
    name: parent.name,
    base: parent.base,
    form,
    field: form.draft[place] ?? null,
    /** Position of the chosen field, counted from 1. */
    place: place + 1,
    view: view === 'run' && !beside.run ? 'fields' : view,
    phone: query.get('width') === 'phone',
    ...beside,
  }
}

export type BuilderData = ReturnType<typeof builderData>
