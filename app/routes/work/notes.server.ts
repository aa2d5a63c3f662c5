import { redirect } from '@remix-run/node'
import { forbidden } from '~/domain-error'
import { addNote } from '~/features/conversations/add-note.server'
import { editNote } from '~/features/conversations/edit-note.server'
import { keepNoteFiles } from '~/features/conversations/keep-note-files.server'
import { expectOneTab, keepNote } from '~/features/conversations/keep-written.server'
import { noteForm } from '~/features/conversations/notes-screen.server'
import { editNoteSchema, noteSchema } from '~/features/conversations/write-schema.server'
import { removeFiles } from '~/features/files/remove-files.server'
import { viewPath, workPath } from '~/map/work-path'
import { noteMessages as say } from '~/messages/conversations'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import type { WorkKind } from '~/work/kinds'
import { draftButton } from './draft-buttons.server'
import { wordsBack } from './words-back.server'
import { workIn } from './work-in'

/**
 * Carries the form of a note out, by the button that was pressed: `draft` keeps it, `discard` throws it
 * away, `forget` takes a file out; anything else adds it. All of it is kept as a draft before.
 */
export const notesAction = (kind: WorkKind) =>
  act(
    {
      schema: noteSchema,
      first: async ({ actor, params, form, idempotencyKey, context }) => {
        const kept = await keepNote(actor, workIn(kind, params), form, { idempotencyKey })
        context.filesKept = true
        return kept
      },
      refused: wordsBack(kind, 'note'),
    },
    async ({ value, found: draft, ...args }) => {
      const { actor, idempotencyKey } = args
      const work = workIn(kind, args.params)
      const other = await draftButton(args, { work, kind: 'note' }, draft)
      if (other) return other
      expectOneTab(draft)
      const { noteId } = addNote(actor, {
        ...value,
        ...draft.written,
        work,
        draftId: draft.id,
        idempotencyKey,
      })
      return redirectWithFlash(`${viewPath(work, 'notes')}#note-${noteId}`, {
        kind: 'success',
        text: say.added,
      })
    },
  )

/** The form that changes a note. */
export const editNoteLoader = (kind: WorkKind) =>
  screen(({ actor, params }) => {
    const found = noteForm(actor, { work: workIn(kind, params), id: params.note ?? '' })
    if (!found.mayEdit) throw forbidden()
    return found
  })
export type EditNoteData = ReturnType<typeof noteForm>

/** Changes a note; its files are kept first, and taken out again, like those of a new one. */
export const editNoteAction = (kind: WorkKind) =>
  act(
    {
      schema: editNoteSchema,
      first: async ({ actor, params, form, context }) => {
        const at = { work: workIn(kind, params), id: params.note ?? '' }
        const kept = await keepNoteFiles(actor, at, form)
        context.filesKept = true
        return kept
      },
    },
    async ({ actor, value, found, form, params }) => {
      const { note = '' } = params
      const work = workIn(kind, params)
      if (form.has('forget')) return redirect(workPath(work, '/notes/:note', { note }), 303)
      await removeFiles(editNote(actor, { work, id: note, ...value, draftId: found.id }))
      const to = `${viewPath(work, 'notes')}#note-${note}`
      return redirectWithFlash(to, { kind: 'success', text: say.updated })
    },
  )
