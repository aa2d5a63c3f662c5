import { useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { EditForm } from '~/components/form/edit-form'
import { SubmitButton } from '~/components/form/submit-button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { legalParents } from '~/editor/tree'
import { findPage } from '~/features/pages/find-page.server'
import { listPages } from '~/features/pages/list-pages.server'
import { updatePageSchema } from '~/features/pages/page-schema.server'
import { updatePage } from '~/features/pages/update-page.server'
import { pageDialogs as dialogs } from '~/messages/page-dialogs'
import { pageMessages as say } from '~/messages/pages'
import { canUseAccountFeatures } from '~/permissions/projects'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { choosePath, editorPath } from '../addresses'
import { PageFields } from './page-fields'
import { compared, formValues } from './page-values'

export const loader = screen(({ actor, params: { id = '', page: pageId = '' } }) => {
  const page = findPage(actor, id, pageId)
  const { pages } = listPages(actor, id)
  return {
    projectId: id,
    page,
    account: canUseAccountFeatures(actor),
    parents: legalParents(pages, page.id).map((p) => ({ value: p.id, label: p.name })),
  }
})

export const action = act(updatePageSchema, ({ actor, value, params: { id = '', page = '' } }) => {
  const account = canUseAccountFeatures(actor)
  const { parentId, ...rest } = value
  const values = account ? { ...rest, parentId: parentId ?? null } : { ...rest, parentId }
  const { choose, home } = updatePage(actor, { projectId: id, pageId: page, ...values })
  const next = choose[0] ? choosePath(id, page, choose[0]) : editorPath(id, page)
  return redirectWithFlash(next, {
    kind: 'success',
    text: home ? dialogs.homeUpdated : dialogs.updated,
  })
})

export default function EditPage() {
  const { projectId, page, account, parents } = useLoaderData<typeof loader>()
  const closeTo = editorPath(projectId, page.id)
  return (
    <Dialog title={dialogs.updateTitle} closeTo={closeTo}>
      <EditForm
        row={page}
        values={formValues}
        compare={compared(parents, account)}
        preventScrollReset
      >
        <PageFields {...{ parents, account }} firstPage={false} isHome={page.home} />
        <DialogActions>
          <CancelLink to={closeTo} preventScrollReset />
          <SubmitButton>{say.savePage}</SubmitButton>
        </DialogActions>
      </EditForm>
    </Dialog>
  )
}
