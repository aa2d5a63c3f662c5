import { useLoaderData, useLocation } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { CreateForm } from '~/components/form/create-form'
import { EditForm } from '~/components/form/edit-form'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { IconLink } from '~/components/ui/button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { pathTo } from '~/map/path-to'
import { upTo } from '~/messages/caps'
import { busyWords, controlWords, namedControls } from '~/messages/controls'
import { templateMessages as say } from '~/messages/templates'
import { templatesPath } from './addresses'
import type { CategoriesData, CategoryData } from './categories.server'

/** The categories of a kind: what there is, and a form for one more. */
export function Categories() {
  const { kind, categories, key } = useLoaderData<CategoriesData>()
  const { search } = useLocation()
  const base = templatesPath(kind)
  return (
    <Dialog title={say.categoriesTitle} closeTo={base + search}>
      <p className="muted">{upTo('templateCategories')}</p>
      {categories.length === 0 ? (
        <p className="muted">{say.noCategories}</p>
      ) : (
        <ul className="category-list">
          {categories.map(({ id, name, templates }) => (
            <li key={id}>
              <span className="min-w-0 flex-1">
                <span className="block truncate-line font-medium">{name}</span>
                <span className="muted">{say.holds(templates)}</span>
              </span>
              <IconLink
                to={`${base}/categories/${id}${search}`}
                icon="pencil"
                label={namedControls.rename(name)}
                preventScrollReset
              />
              <IconLink
                to={`${base}/categories/${id}/delete${search}`}
                icon="trash"
                label={namedControls.delete(name)}
                look="quiet-danger"
                preventScrollReset
              />
            </li>
          ))}
        </ul>
      )}
      <CreateForm formKey={key} again className="category-add" preventScrollReset>
        <TextField name="name" label={say.newCategory} required />
        <SubmitButton busyLabel={busyWords.adding}>{controlWords.add}</SubmitButton>
      </CreateForm>
    </Dialog>
  )
}

/** Another name for a category. */
export function RenameCategory() {
  const { kind, name, version } = useLoaderData<CategoryData>()
  const { search } = useLocation()
  const closeTo = pathTo(`${templatesPath(kind)}/categories`) + search
  return (
    <Dialog title={say.renameCategory} closeTo={closeTo}>
      <EditForm row={{ version, name }} compare={{ name: controlWords.name }} preventScrollReset>
        <TextField name="name" label={controlWords.name} required autoFocus />
        <DialogActions>
          <CancelLink to={closeTo} preventScrollReset />
          <SubmitButton>{say.saveCategory}</SubmitButton>
        </DialogActions>
      </EditForm>
    </Dialog>
  )
}
