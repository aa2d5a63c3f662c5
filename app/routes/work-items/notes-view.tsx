import type { ComponentProps } from 'react'
import { useStableForm } from '~/components/form/use-stable-form'
import { Avatar } from '~/components/ui/avatar'
import { ButtonLink, IconLink } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import { photoSrc } from '~/components/ui/photo'
import { Time } from '~/components/ui/time'
import { FileChips } from '~/components/work/file-chips'
import { MessageHtml } from '~/components/work/message-html'
import type { notesOf } from '~/features/conversations/notes-screen.server'
import { viewPath, workPath } from '~/map/work-path'
import { noteMessages as say } from '~/messages/conversations'
import type { Work } from '~/shared/kinds'
import { Composer } from './composer'
import { filesPath } from './files-path'

type Data = ReturnType<typeof notesOf>

/** Notes of staff about a work item: beside its facts, or as a view of its own. */
export function NotesView({
  data,
  ...refused
}: { data: Data } & Pick<ComponentProps<typeof Composer>, 'errors' | 'formError' | 'back'>) {
  const { work, rows, earlier, later } = data
  const form = useStableForm(data.form)
  const at = (cursor: Record<string, string>) => viewPath(work, 'notes', cursor)
  return (
    <section className="staff-notes" aria-label={say.title}>
      <p className="flex items-center gap-2">
        <Icon name="lock" />
        <b className="flex-1 font-semibold">{say.title}</b>
        <span className="text-warning-text">{say.staffOnly}</span>
      </p>
      {earlier && <ButtonLink to={at({ after: earlier })}>{say.earlier}</ButtonLink>}
      {rows.length === 0 ? (
        <p className="muted">{say.none}</p>
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {rows.map((note) => (
            <NoteEntry key={note.id} {...{ note, work }} />
          ))}
        </ul>
      )}
      {later && <ButtonLink to={at({ before: later })}>{say.later}</ButtonLink>}
      <Composer
        key={form.key}
        draft={workPath(work, '/draft', {}, { of: 'note' })}
        scope="note"
        form={form}
        action={workPath(work, '/notes')}
        label={say.label}
        placeholder={say.add}
        send={say.addNote}
        quiet
        {...refused}
      />
    </section>
  )
}

function NoteEntry({ note, work }: { note: Data['rows'][number]; work: Work }) {
  const files = filesPath(work)
  return (
    <li id={`note-${note.id}`} className="conversation-entry">
      <Avatar name={note.author} src={photoSrc(note.avatar)} />
      <div>
        <p className="conversation-head">
          <b className="font-semibold">{note.author}</b>
          <span className="muted">
            <Time at={note.createdAt} />
            {note.edited && `, ${say.edited}`}
          </span>
          {note.mayEdit && (
            <IconLink
              to={workPath(work, '/notes/:note', { note: note.id })}
              icon="pencil"
              label={say.editOf(note.author)}
            />
          )}
        </p>
        <MessageHtml html={note.html} />
        <FileChips files={note.files} at={files} />
      </div>
    </li>
  )
}
