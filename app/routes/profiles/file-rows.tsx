import { Link } from '@remix-run/react'
import { Icon, type IconName } from '~/components/ui/icon'
import { ImagePreview } from '~/components/ui/image-preview'
import { Time } from '~/components/ui/time'
import type { ListedFile } from '~/features/profiles/profile-files.server'
import { pathTo } from '~/map/path-to'
import { fileSize } from '~/messages/file-size'
import { profileFileMessages as say } from '~/messages/profiles'
import { profileFilePath } from './addresses'

/** The files of a part: name, what it is, size and day; each can be downloaded, or deleted; a picture opens large. */
export function FileRows({
  profile,
  files,
  deletes = false,
}: {
  profile: string
  files: readonly ListedFile[]
  deletes?: boolean
}) {
  if (files.length === 0) return null
  return (
    <ul className="profile-files">
      {files.map((file) => (
        <li key={file.id} className="profile-file" data-folder={file.folder}>
          <span className="profile-file-lead">
            {file.picture ? (
              <ImagePreview
                src={profileFilePath(profile, file.id, 'thumb')}
                large={profileFilePath(profile, file.id, 'large')}
                alt={file.name}
                width={40}
                height={28}
                className="profile-file-picture"
              />
            ) : (
              <Icon name={iconOf(file)} />
            )}
          </span>
          <a
            href={profileFilePath(profile, file.id)}
            className="profile-file-name truncate-line"
            download
            title={file.name}
          >
            {file.name}
          </a>
          <span className="profile-file-fact">{kindOf(file)}</span>
          <span className="profile-file-fact profile-file-size">{fileSize(file.size)}</span>
          <span className="profile-file-fact">
            <Time at={file.createdAt} />
          </span>
          {deletes ? (
            <Link
              to={pathTo('/company-profiles/:profile/files/:file/delete', {
                profile,
                file: file.id,
              })}
              className="profile-file-act btn btn-quiet-danger"
              aria-label={say.deleteFile(file.name)}
              preventScrollReset
            >
              {say.delete}
            </Link>
          ) : (
            <a
              href={profileFilePath(profile, file.id)}
              className="profile-file-act link"
              aria-label={say.downloadFile(file.name)}
              download
            >
              {say.download}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

function iconOf({ folder, type }: ListedFile): IconName {
  if (type.startsWith('image/')) return 'image'
  if (folder === 'fonts' || type.startsWith('font/')) return 'type'
  return folder === 'brand_guide' || type === 'application/pdf' ? 'file-text' : 'file'
}

/** Kind of a file in common words: by its content, else the end of its name. */
function kindOf({ type, name }: ListedFile): string {
  const known = type === 'application/octet-stream' ? null : type.split('/')[1]?.split('+')[0]
  const ending = name.includes('.') ? name.split('.').at(-1) : undefined
  return (known && known.length <= 5 ? known : (ending ?? 'file')).slice(0, 5).toUpperCase()
}
