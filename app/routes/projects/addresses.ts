import { queryOf } from '~/routes/http/query'

type Place = { kind: string; query: Record<string, string> }

/** The list behind the dialog stays as it is: its filters and page stand in the address. */
const behind = ({ kind, query }: Place) =>
  queryOf({ in: kind === 'all' ? 'all' : kind === 'own' ? 'root' : null, ...query })

/** A dialog about a project, over the list it is opened from. */
export const projectDialog = (
  list: Place,
  id: string,
  what: 'rename' | 'duplicate' | 'move' | 'copy' | 'delete',
) => `/projects/${id}/${what}${behind(list)}`

/** A dialog about a folder, over My Projects or the folder itself. */
export const folderDialog = (list: Place, id: string, what: 'rename' | 'delete') =>
  `/projects/folder/${id}/${what}${list.kind === 'folder' ? queryOf({ in: 'folder' }) : ''}`
