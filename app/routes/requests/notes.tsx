import { redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import { addNote } from '~/features/conversations/add-note.server'
import { keepNote } from '~/features/conversations/keep-written.server'
import { notesOf } from '~/features/conversations/notes-screen.server'
import { noteSchema } from '~/features/conversations/write-schema.server'
import { placeIn } from '~/features/lists/place'
import { pathTo } from '~/map/path-to'
import { conversationMessages, requestNoteMessages as say } from '~/messages/conversations'
import { requestMessages } from '~/messages/requests'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/handle.server'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import { NotesView } from './notes-view'

const here = '/requests/:request/notes'

export const loader = screen(here, ({ actor, params: { request = '' }, url }) =>
  notesOf(actor, request, placeIn(url.searchParams)),
)

export const action = act(
  here,
  {
    schema: noteSchema,
    first: async ({ actor, params: { request = '' }, form, submission, context }) => {
      const kept = await keepNote(actor, request, form, { submission })
      context.filesKept = true
      return kept
    },
  },
  async ({ actor, value, found, form, submission, params: { request = '' } }) => {
    const view = pathTo('/requests/:request', { request }, { v: 'notes' })
    if (form.has('forget')) return redirect(view, 303)
    if (form.get('intent') === 'draft') {
      return redirectWithFlash(view, { kind: 'success', text: conversationMessages.draftSaved })
    }
    const { noteId } = addNote(actor, {
      ...value,
      requestId: request,
      draftId: found.id,
      submission,
    })
    return redirectWithFlash(`${view}#note-${noteId}`, { kind: 'success', text: say.added })
  },
)

/** What was refused is shown anew, with the draft that it is now. */
export const shouldRevalidate = () => true

export const meta = () => [{ title: `${say.title} · Panelry` }]

/** The notes of a request by themselves, when one was refused. */
export default function RequestNotes() {
  const data = useLoaderData<typeof loader>()
  const { field, formError } = useFormAnswer()
  const request = pathTo('/requests/:request', { request: data.requestId })
  return (
    <DashboardShell
      breadcrumb={[
        { label: 'Requests', to: '/requests' },
        { label: requestMessages.numbered(data.number), to: `${request}?v=notes` },
        { label: say.title },
      ]}
    >
      <PageHead title={<span className="wrap-anywhere">{data.title}</span>} />
      <NotesView
        data={data}
        errors={{ text: field('text').errors, files: field('files').errors }}
        formError={formError}
      />
    </DashboardShell>
  )
}
