import { useLoaderData } from '@remix-run/react'
import { ConfirmDialog } from '~/components/form/confirm-dialog'
import { deletePage } from '~/features/pages/delete-page.server'
import { findPage } from '~/features/pages/find-page.server'
import { busyWords } from '~/messages/controls'
import { pageDialogs as say } from '~/messages/page-dialogs'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { editorPath } from '../addresses'

export const loader = screen(({ actor, params: { id = '', page = '' } }) => {
  const { name } = findPage(actor, id, page)
  return { name, closeTo: editorPath(id, page) }
})

export const action = act(({ actor, params: { id = '', page = '' } }) => {
  const { next } = deletePage(actor, { projectId: id, pageId: page })
  return redirectWithFlash(editorPath(id, next), { kind: 'success', text: say.deleted })
})

export default function DeletePage() {
  const { name, closeTo } = useLoaderData<typeof loader>()
  return (
    <ConfirmDialog closeTo={closeTo} busyLabel={busyWords.deleting}>
      <p>{say.confirmDeletion(name)}</p>
    </ConfirmDialog>
  )
}
