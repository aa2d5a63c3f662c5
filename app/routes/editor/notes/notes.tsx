import { useLoaderData, useParams } from '@remix-run/react'
import { CreateForm } from '~/components/form/create-form'
import { SubmitButton } from '~/components/form/submit-button'
import { TextareaField } from '~/components/form/text-field'
import { Dialog } from '~/components/ui/dialog'
import { TurnPages } from '~/components/ui/pager'
import { Tag } from '~/components/ui/tag'
import { Time } from '~/components/ui/time'
import { readPageStart } from '~/features/lists/page-start'
import { addPageNote } from '~/features/pages/add-page-note.server'
import { notesOfPage } from '~/features/pages/count-page-notes.server'
import { listPageNotes } from '~/features/pages/list-page-notes.server'
import { addPageNoteSchema } from '~/features/pages/page-note-schema.server'
import { queryOf } from '~/map/path-to'
import { busyWords } from '~/messages/controls'
import { noteMarks as marks } from '~/messages/editor-links'
import { pageNoteMessages as say } from '~/messages/notes'
import { shareMessages } from '~/messages/share'
import { isNearly, limits } from '~/permissions/limits'
import { newId } from '~/platform/ids.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { editorPath, editorView, pagePath } from '../addresses'
import { NoteCard } from './note-card'

export const loader = screen(({ actor, params: { id = '', page = '' }, url }) => ({
  ...listPageNotes(actor, id, page, readPageStart(url.searchParams)),
  count: notesOfPage(page),
  key: newId(),
  at: pagePath(id, page, 'notes'),
  closeTo: editorView(id, { p: page, s: url.searchParams.get('s') }),
}))

export const action = act(
  addPageNoteSchema,
  ({ actor, value, idempotencyKey, params: { id = '', page = '' } }) => {
    addPageNote(actor, { projectId: id, pageId: page, ...value, idempotencyKey })
    return redirectWithFlash(pagePath(id, page, 'notes'), { kind: 'success', text: say.added })
  },
)

/** The notes of a page, the newest first, and the form for another one. */
export default function Notes() {
  const { page, revision, approval, count, notes, previous, next, at, closeTo, key } =
    useLoaderData<typeof loader>()
  const { id = '', page: pageId = '' } = useParams()
  const sectionAt = (section: string) => editorPath(id, pageId, section)
  return (
    <Dialog title={say.title(page)} closeTo={closeTo} size="content">
      {approval && (
        <p className="mb-4">
          <Tag tone={approval.revision === revision ? 'success' : 'warning'}>
            {approval.revision === revision
              ? marks.approvedNow
              : shareMessages.changedSince(approval.revision)}
          </Tag>{' '}
          {shareMessages.approvedBy(approval.names, approval.others)} ·{' '}
          {shareMessages.versionOf(approval.revision)}, <Time at={approval.at} />
        </p>
      )}
      <CreateForm formKey={key} again preventScrollReset>
        {isNearly(count, limits.notesOfPage) && (
          <p className="muted">{say.nearlyFull(count, limits.notesOfPage)}</p>
        )}
        <TextareaField name="text" label={say.newNote} hint={say.newNoteHint} rows={3} required />
        <div className="form-actions">
          <SubmitButton busyLabel={busyWords.adding}>{say.addNote}</SubmitButton>
        </div>
      </CreateForm>
      {notes.length === 0 ? (
        <p className="muted mt-5">{say.none}</p>
      ) : (
        <ul className="mt-5 grid grid-cols-1 gap-3" aria-label={say.notes}>
          {notes.map((note) => (
            <NoteCard key={note.id} {...{ note, at, sectionAt }} />
          ))}
        </ul>
      )}
      <TurnPages {...{ previous, next }} at={(cursor) => at + queryOf(cursor)} />
    </Dialog>
  )
}
