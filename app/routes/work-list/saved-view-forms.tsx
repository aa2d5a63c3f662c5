import { ActionForm } from '~/components/form/action-form'
import { SubmitButton } from '~/components/form/submit-button'
import { ButtonLink } from '~/components/ui/button'
import { listPath } from '~/map/work-path'
import { busyWords } from '~/messages/controls'
import { workListMessages as say } from '~/messages/work-lists'
import type { WorkListData } from './work-list-data'

type Data = Pick<WorkListData, 'kind' | 'path' | 'filters' | 'staff' | 'views' | 'viewKey'>

/** Renames or removes the view that is shown: everybody who finds it may. */
export function OwnView({ data: { kind, views, filters } }: { data: Data }) {
  const view = views.find(({ id }) => id === filters.view)
  if (!view) return null
  return (
    <>
      <ButtonLink
        to={listPath(kind, '/views/:view/rename', { view: view.id })}
        look="quiet"
        icon="pencil"
      >
        {say.renameView}
      </ButtonLink>
      <ActionForm action={listPath(kind, '/views/:view/delete', { view: view.id })}>
        <SubmitButton look="quiet-danger" icon="trash" busyLabel={busyWords.deleting}>
          {say.deleteView}
        </SubmitButton>
      </ActionForm>
    </>
  )
}

/**
 * Saves a form of filters under a name, whether its rows were shown or not. The filters belong to that
 * form; the button sends it to the list's address.
 *
 * @param filtersForm the id of the form
 */
export const SaveView = ({
  data: { kind, path, staff, viewKey },
  filtersForm,
}: {
  data: Data
  filtersForm: string
}) => (
  <div className="ml-auto flex flex-wrap items-center gap-2 max-md:ml-0">
    {staff && (
      <label className="choice">
        <input type="checkbox" className="check" name="shared" form={filtersForm} />
        <span>{say.shareView}</span>
      </label>
    )}
    <input
      className="input w-52"
      name="name"
      form={filtersForm}
      aria-label={say.viewName}
      placeholder={say.viewName}
      autoComplete="off"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        // The first button of the form only shows the list.
        event.preventDefault()
        event.currentTarget.parentElement?.querySelector('button')?.click()
      }}
    />
    <SubmitButton
      look="secondary"
      icon="bookmark"
      form={filtersForm}
      formMethod="post"
      formAction={listPath(kind, '/views', {}, { path })}
      formNoValidate
      name="key"
      value={viewKey}
    >
      {say.saveView}
    </SubmitButton>
  </div>
)
