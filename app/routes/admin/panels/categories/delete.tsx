import { useLoaderData } from '@remix-run/react'
import { ConfirmDialog } from '~/components/form/confirm-dialog'
import { ButtonLink } from '~/components/ui/button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { deletePanelCategory } from '~/features/panels/delete-panel-category.server'
import { findPanelCategory } from '~/features/panels/panel-categories.server'
import { busyWords, controlWords } from '~/messages/controls'
import { panelAdminMessages as say } from '~/messages/panels-admin'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { categoriesPath, categoryPath, libraryPath } from '../addresses'

export const loader = screen(({ actor, params: { category = '' } }) => {
  const { id, name, panels } = findPanelCategory(actor, category)
  return { id, name, panels }
})

export const action = act(({ actor, params: { category: id = '' } }) => {
  deletePanelCategory(actor, { id })
  return redirectWithFlash(categoriesPath, { kind: 'success', text: say.categoryDeleted })
})

export const meta = () => [{ title: `${say.deleteCategory} · Panelry` }]

export default function DeleteCategory() {
  const { id, name, panels } = useLoaderData<typeof loader>()
  const closeTo = categoryPath(id)
  if (panels > 0) {
    return (
      <Dialog title={say.categoryNotEmptyTitle} closeTo={closeTo}>
        <p className="text-n600">{say.categoryHolds(panels)}</p>
        <DialogActions>
          <ButtonLink to={`${libraryPath}?category=${encodeURIComponent(id)}`}>
            {say.showPanels}
          </ButtonLink>
          <ButtonLink to={closeTo} look="primary" preventScrollReset>
            {controlWords.close}
          </ButtonLink>
        </DialogActions>
      </Dialog>
    )
  }
  return (
    <ConfirmDialog closeTo={closeTo} busyLabel={busyWords.deleting}>
      <p className="wrap-anywhere">{say.categoryDeletion(name)}</p>
    </ConfirmDialog>
  )
}
