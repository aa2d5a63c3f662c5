import { Link } from '@remix-run/react'
import { fileSize } from '~/messages/file-size'
import { picturePinMessages } from '~/messages/picture-pins'
import { Icon } from '../ui/icon'
import { SafeImage } from '../ui/safe-image'

type ChipFile = { id: string; name: string; size: number; picture: boolean }

/**
 * Files that came with something written: a press downloads one.
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
          <a className="file-chip" href={`${at}/${file.id}`} download>
            {file.picture ? (
              <SafeImage
                src={`${at}/${file.id}?size=thumb`}
                alt=""
                width={44}
                height={32}
                className="h-8 w-11 rounded-nested object-cover"
              />
            ) : (
              <Icon name="file" />
            )}
            <span className="min-w-0">
              <span className="truncate-line block">{file.name}</span>
              <span className="muted block">{fileSize(file.size)}</span>
            </span>
          </a>
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
