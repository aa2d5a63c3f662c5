import { Form, useLoaderData, useLocation } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { FormError } from '~/components/form/error-summary'
import { textIn } from '~/components/form/form-state'
import { HiddenKey, HiddenVersion } from '~/components/form/hidden-key'
import { StaleForm } from '~/components/form/stale-form'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { useHeldForm } from '~/components/form/use-held-form'
import { IconLink } from '~/components/ui/button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { pathTo } from '~/map/path-to'
import { upTo } from '~/messages/caps'
import { busyWords, controlsOf, controlWords } from '~/messages/controls'
import { templateMessages as say } from '~/messages/templates'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import { templatesPath } from './addresses'
import type { CategoriesData, CategoryData } from './categories.server'

/** The categories of a kind: what there is, and a form for one more. */
export function Categories() {
  const { kind, categories, ...read } = useLoaderData<CategoriesData>()
  const { key } = useHeldForm(read)
  const { search } = useLocation()
  const { field, formError } = useFormAnswer()
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
                label={controlsOf.rename(name)}
                preventScrollReset
              />
              <IconLink
                to={`${base}/categories/${id}/delete${search}`}
                icon="trash"
                label={controlsOf.delete(name)}
                look="quiet-danger"
                preventScrollReset
              />
            </li>
          ))}
        </ul>
      )}
      <Form
        method="post"
        key={key}
        data-fresh
        className="category-add"
        noValidate
        preventScrollReset
      >
        <FormError>{formError}</FormError>
        <HiddenKey value={key} />
        <TextField {...field('name')} label={say.newCategory} required />
        <SubmitButton busyLabel={busyWords.adding}>{controlWords.add}</SubmitButton>
      </Form>
    </Dialog>
  )
}

/** Another name for a category. */
export function RenameCategory() {
  const { kind, id, name, version } = useLoaderData<CategoryData>()
  const { search } = useLocation()
  const { field, formError, stale } = useFormAnswer<{ name: string }>({ name })
  const closeTo = pathTo(`${templatesPath(kind)}/categories`) + search
  return (
    <Dialog title={say.renameCategory} closeTo={closeTo}>
      {stale ? (
        <StaleForm
          stale={stale}
          values={[
            {
              label: controlWords.name,
              stored: stale.stored.name,
              yours: textIn(stale.typed, 'name'),
            },
          ]}
          reloadTo={
            pathTo(`${templatesPath(kind)}/categories/:category`, { category: id }) + search
          }
        />
      ) : (
        <Form method="post" className="form" noValidate preventScrollReset>
          <FormError>{formError}</FormError>
          <HiddenVersion value={version} />
          <TextField {...field('name')} label={controlWords.name} required autoFocus />
          <DialogActions>
            <CancelLink to={closeTo} preventScrollReset />
            <SubmitButton>{say.saveCategory}</SubmitButton>
          </DialogActions>
        </Form>
      )}
    </Dialog>
  )
}
