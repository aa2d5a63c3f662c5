import { pathTo } from '~/map/path-to'

/** A list and where in it somebody is. */
type ListAt = { kind: string; query: Record<string, string> }

/** The list behind the dialog stays as it is: its filters and page are in the address. */
const behind = ({ kind, query }: ListAt) => ({
  in: kind === 'all' ? 'all' : kind === 'own' ? 'root' : null,
  ...query,
})

/** A dialog about a project, over the list it is opened from. */
export const projectDialog = (
  list: ListAt,
  id: string,
  what: 'rename' | 'duplicate' | 'move' | 'copy' | 'delete',
) => pathTo(`/projects/:id/${what}`, { id }, behind(list))

/** A dialog about a folder, over My Projects or the folder itself. */
export const folderDialog = (list: ListAt, id: string, what: 'rename' | 'delete') =>
  pathTo(`/projects/folder/:id/${what}`, { id }, { in: list.kind === 'folder' ? 'folder' : null })
