import { addNote } from '~/features/conversations/add-note.server'
import { noteSchema } from '~/features/conversations/message-schema.server'
import { expectOneTab, keepNote } from '~/features/conversations/save-message-draft.server'
import { viewPath } from '~/map/work-path'
import { noteMessages as say } from '~/messages/conversations'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { withForm } from '~/routes/http/with-form.server'
import { draftButton } from './draft-buttons.server'
import { returnText } from './return-text.server'
import { workFromParams } from './work-from-params'

/**
 * Carries the form of a note out, by the button that was pressed: `draft` keeps it, `discard` throws it
 * away, `forget` takes a file out; anything else adds it. All of it is kept as a draft before.
 */
export const noteForm = withForm(
  {
    schema: noteSchema,
    first: async ({ actor, params, form, idempotencyKey, context }) => {
      const kept = await keepNote(actor, workFromParams(params), form, { idempotencyKey })
      context.filesKept = true
      return kept
    },
    refused: returnText('note'),
  },
  async ({ value, found: draft, ...args }) => {
    const { actor, idempotencyKey } = args
    const work = workFromParams(args.params)
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
