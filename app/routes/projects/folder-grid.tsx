import { Link } from '@remix-run/react'
import { Card } from '~/components/ui/card'
import { Icon } from '~/components/ui/icon'
import { pathTo } from '~/map/path-to'
import { folderMessages as say } from '~/messages/projects'
import type { folderDialog } from './addresses'
import { FolderMenu } from './folder-menu'

type Folder = { id: string; name: string; projects: number }

/** Folders are counted up to here. */
const most = 99

/** Folders as small cards. */
export function FolderGrid({
  list,
  folders,
}: {
  list: Parameters<typeof folderDialog>[0]
  folders: readonly Folder[]
}) {
  if (folders.length === 0) return null
  return (
    <ul className="project-grid px-(--edge) pt-1" aria-label={say.folders}>
      {folders.map(({ id, name, projects }) => (
        <li key={id} className="min-w-0">
          <Card link className="flex items-center gap-3 py-1.5 pr-1.5 pl-3">
            <Icon name="folder" size={20} />
            <div className="min-w-0 flex-1">
              <h2 className="font-medium">
                <Link
                  to={pathTo('/projects/folder/:id', { id })}
                  className="cover-link truncate-line block"
                >
                  {name}
                </Link>
              </h2>
              <p className="muted">{say.holds(projects, most)}</p>
            </div>
            <div className="above-cover">
              <FolderMenu list={list} folder={{ id, name }} look="quiet" />
            </div>
          </Card>
        </li>
      ))}
    </ul>
  )
}
