import { Link } from '@remix-run/react'
import { fileSize } from '~/messages/file-size'
import { picturePinMessages } from '~/messages/picture-pins'
import { Icon } from '../ui/icon'
import { ImagePreview } from '../ui/image-preview'

type ChipFile = { id: string; name: string; size: number; picture: boolean }

/**
 * Files that came with something written: a press downloads one, on its picture opens that large.
 *
 * @param at its address without the id
 * @param pins whether somebody can comment on places in the pictures
 */
export function FileChips({
  files,
  at,
  pins = false,
}: {
  files: readonly ChipFile[]
  at: string
  pins?: boolean
}) {
  if (files.length === 0) return null
  return (
    <ul className="file-chips">
      {files.map((file) => (
        <li key={file.id}>
          <div className="file-chip">
            {file.picture && (
              <ImagePreview
                src={`${at}/${file.id}?size=thumb`}
                large={`${at}/${file.id}?size=large`}
                alt={file.name}
                width={44}
                height={32}
                className="h-8 w-11 rounded-nested object-cover"
              />
            )}
            <a href={`${at}/${file.id}`} download>
              {!file.picture && <Icon name="file" />}
              <span className="min-w-0">
                <span className="truncate-line block">{file.name}</span>
                <span className="muted block">{fileSize(file.size)}</span>
              </span>
            </a>
          </div>
          {pins && file.picture && (
            <Link
              to={`${at}/${file.id}/pins`}
              className="btn btn-quiet"
              aria-label={picturePinMessages.commentOn(file.name)}
            >
              {picturePinMessages.comment}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
