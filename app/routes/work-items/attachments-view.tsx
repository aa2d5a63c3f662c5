import { ButtonLink, IconLink } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import { ImagePreview } from '~/components/ui/image-preview'
import { TurnPages } from '~/components/ui/pager'
import { Time } from '~/components/ui/time'
import type { attachmentsOf } from '~/features/conversations/attachments.server'
import { viewPath, workPath } from '~/map/work-path'
import { attachmentMessages as say } from '~/messages/conversations'
import { fileSize } from '~/messages/file-size'
import { picturePinMessages } from '~/messages/picture-pins'
import type { Work } from '~/shared/kinds'
import { filesPath } from './files-path'

type Data = ReturnType<typeof attachmentsOf>

/** All files of the answers and messages, the newest first. */
export function AttachmentsView({ data }: { data: Data }) {
  const { work, rows, previous, next } = data
  const at = (cursor: Record<string, string>) => viewPath(work, 'attachments', cursor)
  return (
    <section className="file-list" aria-label={say.title}>
      {rows.length === 0 ? (
        <p className="muted file-list-head">{say.none}</p>
      ) : (
        <>
          <p className="file-list-head">
            <ButtonLink to={workPath(work, '/attachments.zip')} icon="download" reloadDocument>
              {say.downloadAll}
            </ButtonLink>
          </p>
          <ul>
            {rows.map((file) => (
              <FileRow key={file.id} {...{ file, work }} />
            ))}
          </ul>
        </>
      )}
      <TurnPages {...{ previous, next, at }} />
    </section>
  )
}

function FileRow({ file, work }: { file: Data['rows'][number]; work: Work }) {
  const href = `${filesPath(work)}/${file.id}`
  return (
    <li className="file-line">
      {file.picture ? (
        <ImagePreview
          src={`${href}?size=thumb`}
          large={`${href}?size=large`}
          alt={file.name}
          width={40}
          height={28}
          className="h-7 w-10 rounded-nested object-cover"
        />
      ) : (
        <Icon name="file" />
      )}
      <a href={href} className="truncate-line font-medium" download title={file.name}>
        {file.name}
      </a>
      <span className="muted">{kindOf(file)}</span>
      <span className="muted">{fileSize(file.size)}</span>
      <span className="muted">
        <Time at={file.at} />
      </span>
      <span className="muted truncate-line">{file.who}</span>
      {file.picture && (
        <IconLink
          to={workPath(work, '/attachments/:attachment/pins', { attachment: file.id })}
          icon="note"
          label={picturePinMessages.commentOn(file.name)}
        />
      )}
      {file.mayDelete && (
        <IconLink
          to={workPath(
            work,
            '/attachments/:attachment/delete',
            { attachment: file.id },
            { v: 'attachments' },
          )}
          icon="trash"
          look="quiet-danger"
          label={say.delete(file.name)}
          preventScrollReset
        />
      )}
    </li>
  )
}

/** Kind of a file in common words: the end of its type, or of its name if that is clearer. */
const kindOf = ({ type, name }: { type: string; name: string }) => {
  const known = type === 'application/octet-stream' ? null : type.split('/')[1]?.split('+')[0]
  const ending = name.includes('.') ? name.split('.').at(-1) : undefined
  return (known && known.length <= 5 ? known : (ending ?? 'file')).slice(0, 5).toUpperCase()
}
