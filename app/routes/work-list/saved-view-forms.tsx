import { Form } from '@remix-run/react'
import { HiddenKey } from '~/components/form/hidden-key'
import { SubmitButton } from '~/components/form/submit-button'
import { listPath } from '~/map/work-path'
import { busyWords } from '~/messages/controls'
import { workListMessages as say } from '~/messages/work-lists'
import type { WorkListData } from './work-list-data'

type Data = Pick<WorkListData, 'kind' | 'path' | 'filters' | 'staff' | 'views' | 'viewKey'>

/** Takes the view away that is shown, when it is one's own. */
export function DeleteView({ data: { kind, views, filters } }: { data: Data }) {
  const view = views.find(({ id, own }) => own && id === filters.view)
  if (!view) return null
  return (
    <Form method="post" action={listPath(kind, '/views/:view/delete', { view: view.id })}>
      <SubmitButton look="quiet-danger" icon="trash" busyLabel={busyWords.deleting}>
        {say.deleteView}
      </SubmitButton>
    </Form>
  )
}

/** Keeps the list as it is shown under a name: the list and its filters stand in the address of the form. */
export const SaveView = ({ data: { kind, path, filters, staff, viewKey } }: { data: Data }) => (
  <Form
    method="post"
    action={listPath(kind, '/views', {}, { ...filters, view: '', path })}
    className="ml-auto flex flex-wrap items-center gap-2 max-md:ml-0"
    noValidate
  >
    <HiddenKey value={viewKey} />
    {staff && (
      <label className="choice">
        <input type="checkbox" className="check" name="shared" />
        <span>{say.shareView}</span>
      </label>
    )}
    <input
      className="input w-52"
      name="name"
      aria-label={say.viewName}
      placeholder={say.viewName}
      autoComplete="off"
    />
    <SubmitButton look="secondary" icon="bookmark">
      {say.saveView}
    </SubmitButton>
  </Form>
)
