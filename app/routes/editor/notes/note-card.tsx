import { Link } from '@remix-run/react'
import { ActionForm } from '~/components/form/action-form'
import { SubmitButton } from '~/components/form/submit-button'
import { ButtonLink, IconLink } from '~/components/ui/button'
import { LinkedText } from '~/components/ui/linked-text'
import { Tag } from '~/components/ui/tag'
import { Time } from '~/components/ui/time'
import type { NumberedSection } from '~/features/pages/page-comments.server'
import { pageNoteMessages as say } from '~/messages/notes'
import { aboutText } from '~/messages/share'

type Words = {
  id: string
  author: string
  text: string
  createdAt: number
  edited: boolean
  mayEdit: boolean
  mayDelete: boolean
}

type NoteRow = Words & {
  /** Of a visitor's comment. */
  comment?: { number: number; about: NumberedSection | 'gone' | null; done: boolean } | undefined
  answers: Words[]
}

/**
 * One note: who, when, the words, and what the person may do to it. A visitor's comment has the number of
 * its pin, and its answers. @param at address of the list @param sectionAt address of a section in the editor
 */
export function NoteCard({
  note,
  at,
  sectionAt,
}: {
  note: NoteRow
  at: string
  sectionAt: (id: string) => string
}) {
  const { id, comment, answers } = note
  return (
    <li
      id={`note-${id}`}
      className="rounded border border-notes-line bg-notes px-4 pt-2 pb-3 [overflow-wrap:anywhere]"
    >
      <Said {...{ note, at, comment, sectionAt }} />
      {answers.length > 0 && (
        <ul className="mt-2 grid gap-1 border-notes-line border-l-2 pl-3" aria-label={say.answers}>
          {answers.map((answer) => (
            <li key={answer.id}>
              <Said note={answer} at={at} />
            </li>
          ))}
        </ul>
      )}
      {comment && (
        <div className="form-actions mt-2">
          <ButtonLink look="secondary" to={`${at}/${id}/answer`} preventScrollReset data-way-on>
            {say.answer}
          </ButtonLink>
          <ActionForm
            action={`${at}/${id}/done`}
            fields={{ done: comment.done ? null : 'on' }}
            preventScrollReset
          >
            <SubmitButton look="quiet" icon={comment.done ? undefined : 'check'}>
              {comment.done ? say.openAgain : say.markAsDone}
            </SubmitButton>
          </ActionForm>
        </div>
      )}
    </li>
  )
}

/** Who said something and when, what the person may do to it, and the words. */
function Said({
  note,
  at,
  comment,
  sectionAt = () => '',
}: {
  note: Words
  at: string
  comment?: NoteRow['comment']
  sectionAt?: (id: string) => string
}) {
  const about = comment?.about
  return (
    <>
      <div className="flex items-center gap-2">
        <p className="min-w-0 flex-1">
          {comment && (
            <span className="note-number" data-done={comment.done ? '' : undefined}>
              {comment.number}
            </span>
          )}{' '}
          <span className="font-semibold">{note.author}</span>{' '}
          <span className="muted">
            <Time at={note.createdAt} withTime />
            {note.edited && <em> {say.edited}</em>}
          </span>
          {comment && (
            <>
              {' '}
              <Tag>{say.viaShare}</Tag> {comment.done && <Tag tone="success">{say.done}</Tag>}
            </>
          )}
        </p>
        {note.mayEdit && (
          <IconLink
            to={`${at}/${note.id}/edit`}
            icon="pencil"
            label={say.editOf(note.author)}
            preventScrollReset
          />
        )}
        {note.mayDelete && (
          <IconLink
            to={`${at}/${note.id}/delete`}
            icon="trash"
            look="quiet-danger"
            label={say.deleteOf(note.author)}
            preventScrollReset
          />
        )}
      </div>
      {about && (
        <p className="muted">
          {about === 'gone' ? (
            aboutText(about)
          ) : (
            <Link to={sectionAt(about.id)} className="link">
              {aboutText(about)}
            </Link>
          )}
        </p>
      )}
      <LinkedText>{note.text}</LinkedText>
    </>
  )
}
