import { Form, useLoaderData } from '@remix-run/react'
import { CheckboxField } from '~/components/form/choice-fields'
import { FormError } from '~/components/form/error-summary'
import { HiddenKey } from '~/components/form/hidden-key'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import { ButtonLink } from '~/components/ui/button'
import { saveView, saveViewForm } from '~/features/saved-views/save-view.server'
import { queryOf } from '~/map/path-to'
import { requestMessages as say } from '~/messages/requests'
import { isStaff } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/handle.server'
import { memberOf } from '~/routes/http/member-of'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import { listAt, requestLists } from '~/work/request-lists'
import { filtersIn, keptFilters, withFilters } from './filters'

const here = '/requests/views'

export const loader = screen(here, ({ actor, url: { searchParams } }) => ({
  key: newId(),
  staff: isStaff(actor),
  path: requestLists[listAt(searchParams.get('path') ?? '')],
  filters: filtersIn(searchParams),
}))

export const action = act(here, saveViewForm, ({ actor: who, value, url, submission }) => {
  const actor = memberOf(who)
  const list = listAt(value.path)
  const path = requestLists[list]
  const filters = keptFilters(actor, list, filtersIn(url.searchParams))
  const id = saveView(actor, { ...value, list: 'requests', path, filters, submission })
  return redirectWithFlash(path + queryOf({ ...filters, view: id }), {
    kind: 'success',
    text: say.viewSaved,
  })
})

export const meta = () => [{ title: `${say.saveView} · Panelry` }]

/** Where a name was refused; and a way to save a view for who has its address. */
export default function SaveView() {
  const { key, staff, path, filters } = useLoaderData<typeof loader>()
  const { field, formError, typed } = useFormAnswer({ path })
  const from = field('path').defaultValue || path
  return (
    <DashboardShell breadcrumb={[{ label: 'Requests', to: '/requests' }, { label: say.saveView }]}>
      <PageHead title={say.saveView} />
      <Form method="post" className="form max-w-form px-(--edge) pb-8" noValidate>
        <FormError>{formError}</FormError>
        <HiddenKey value={key} />
        <input type="hidden" name="path" value={from} />
        <TextField {...field('name')} label={say.viewName} autoComplete="off" required />
        {staff && (
          <CheckboxField name="shared" label={say.shareView} checked={Boolean(typed?.shared)} />
        )}
        <div className="form-actions">
          <SubmitButton>{say.saveView}</SubmitButton>
          <ButtonLink to={withFilters(listAt(from), filters)}>Cancel</ButtonLink>
        </div>
      </Form>
    </DashboardShell>
  )
}
