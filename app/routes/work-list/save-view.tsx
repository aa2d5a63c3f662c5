import { Form, useLoaderData } from '@remix-run/react'
import { FormError } from '~/components/form/error-summary'
import { textsIn } from '~/components/form/form-state'
import { HiddenKey } from '~/components/form/hidden-key'
import { Kept } from '~/components/form/kept'
import { queryOf } from '~/map/path-to'
import { workListMessages as say } from '~/messages/work-lists'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import type { SaveViewData } from './saved-views.server'
import { ViewFields, ViewShell } from './view-parts'

export const saveViewMeta = () => [{ title: `${say.saveView} · Panelry` }]

/** Where a name was refused; and a way to save a view for who has its address. */
export function SaveViewScreen() {
  const { kind, key, staff, path, filters } = useLoaderData<SaveViewData>()
  const { field, formError, typed } = useFormAnswer()
  // A refused form keeps what it was sent with.
  const sent = Object.fromEntries(
    Object.keys(filters).map((name) => [name, textsIn(typed, name).join(',')]),
  )
  const shown = Object.values(sent).some(Boolean) ? sent : filters
  const back = path + queryOf({ ...shown, view: '' })
  return (
    <ViewShell {...{ kind, path, back }} title={say.saveView}>
      <Form method="post" className="form max-w-form px-(--edge) pb-8" noValidate>
        <FormError>{formError}</FormError>
        <HiddenKey value={key} />
        <Kept values={sent} />
        <ViewFields {...{ staff, back }} name={field('name')} shared={typed?.shared === 'on'} />
      </Form>
    </ViewShell>
  )
}
