import { useLoaderData } from '@remix-run/react'
import { ConfirmDialog } from '~/components/form/confirm-dialog'
import { forbidden } from '~/domain-error'
import { deletePageNote } from '~/features/pages/delete-page-note.server'
import { findPageNote } from '~/features/pages/find-page-note.server'
import { busyWords } from '~/messages/controls'
import { pageNoteMessages as say } from '~/messages/notes'
import { canDeletePageNote } from '~/permissions/projects'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { pagePath } from '../addresses'

export const loader = screen(({ actor, params: { id = '', page = '', note = '' } }) => {
  const found = findPageNote(actor, { projectId: id, pageId: page, noteId: note })
  if (!canDeletePageNote(actor, found.project, found.note)) throw forbidden()
  return { text: found.note.text, closeTo: pagePath(id, page, 'notes') }
})

export const action = act(({ actor, params: { id = '', page = '', note = '' } }) => {
  deletePageNote(actor, { projectId: id, pageId: page, noteId: note })
  return redirectWithFlash(pagePath(id, page, 'notes'), { kind: 'success', text: say.deleted })
})

export default function DeleteNote() {
  const { text, closeTo } = useLoaderData<typeof loader>()
  return (
    <ConfirmDialog closeTo={closeTo} busyLabel={busyWords.deleting}>
      <p>{say.confirmDeletion}</p>
      <blockquote className="mt-3 line-clamp-6 border-n200 border-l-2 pl-3 [overflow-wrap:anywhere]">
        {text}
      </blockquote>
    </ConfirmDialog>
  )
}
