import { z } from 'zod'
import { notFound } from '~/domain-error'
import { numberField, versionField } from '~/features/form-input/fields.server'
import { builtForm } from '~/features/forms/built-form.server'
import { deleteField } from '~/features/forms/delete-field.server'
import { listVersions } from '~/features/forms/list-versions.server'
import { restoreVersion } from '~/features/forms/restore-version.server'
import { listHistory } from '~/features/history/list-history.server'
import { readPageStart } from '~/features/lists/page-start'
import { builderMessages as say } from '~/messages/builder'
import type { Actor } from '~/permissions/vocabulary'
import { wantsHistory } from '~/routes/history/history-tab'
import type { ActArgs } from '~/routes/http/act-args'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { withForm } from '~/routes/http/with-form.server'
import type { ParentIn } from './builder-action.server'
import type { FormParent } from './builder-data.server'
import { builderLink } from './builder-link'

/** Data of the dialog before a field is deleted. @throws DomainError 403, 404 */
export function deletedField(actor: Actor, { formId, base }: FormParent, id: string) {
  const field = builtForm(actor, formId).draft.find((each) => each.id === id)
  if (!field) throw notFound()
  return { label: field.label, closeTo: builderLink(base, { field: id, view: 'field' }) }
}

export type DeletedField = ReturnType<typeof deletedField>

export const removeField =
  (parentIn: ParentIn) =>
  ({ actor, params }: ActArgs) => {
    const { formId, base } = parentIn(actor, params)
    deleteField(actor, { formId, fieldId: params.field ?? '' })
    return redirectWithFlash(base, { kind: 'success', text: say.deleted })
  }

/** The versions of a form, or what was done to it. @throws DomainError 403, 404 */
export const versionsData = (
  actor: Actor,
  { kind, formId, base }: FormParent,
  query: URLSearchParams,
) => ({
  ...listVersions(actor, formId),
  kind,
  closeTo: base,
  history: wantsHistory(query) ? listHistory('forms', formId, readPageStart(query)) : null,
})

export type VersionsData = ReturnType<typeof versionsData>

const schema = z.object({ number: numberField(1, 1_000_000), version: versionField })

export const takeVersion = (parentIn: ParentIn) =>
  withForm(
    { schema, first: ({ actor, params }) => parentIn(actor, params) },
    ({ actor, value, found: { formId, base } }) => {
      restoreVersion(actor, { formId, ...value })
      return redirectWithFlash(base, { kind: 'success', text: say.restored(value.number) })
    },
  )
