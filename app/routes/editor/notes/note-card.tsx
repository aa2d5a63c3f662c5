import { IconLink } from '~/components/ui/button'
import { LinkedText } from '~/components/ui/linked-text'
import { Tag } from '~/components/ui/tag'
import { Time } from '~/components/ui/time'
import { pageNoteMessages as say } from '~/messages/notes'

type NoteRow = {
  id: string
  author: string
  visitor: boolean
  text: string
  createdAt: number
  edited: boolean
  mayEdit: boolean
  mayDelete: boolean
}

/** One note: who, when, the words, and what the person may do to it. @param at address of the list */
export function NoteCard({ note, at }: { note: NoteRow; at: string }) {
  return (
    <li
      id={`note-${note.id}`}
      className="rounded border border-notes-line bg-notes px-4 pt-2 pb-3 [overflow-wrap:anywhere]"
    >
      <div className="flex items-center gap-2">
        <p className="min-w-0 flex-1">
          <span className="font-semibold">{note.author}</span>{' '}
          <span className="muted">
            <Time at={note.createdAt} withTime />
            {note.edited && <em> {say.edited}</em>}
          </span>
          {note.visitor && (
            <>
              {' '}
              <Tag>{say.viaShare}</Tag>
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
      <LinkedText>{note.text}</LinkedText>
    </li>
  )
}
