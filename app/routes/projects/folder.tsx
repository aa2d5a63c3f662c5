import { type MetaFunction, useLoaderData, useOutlet } from '@remix-run/react'
import { requireMember } from '~/routes/http/require-member'
import { screen } from '~/routes/http/screen-and-act.server'
import { FolderList } from './folder-list'
import { folderList } from './lists.server'

export const loader = screen(({ actor, params: { id = '' }, url }) =>
  folderList(requireMember(actor), id, url.searchParams),
)

export const meta: MetaFunction<typeof loader> = ({ data: list }) => [
  { title: list ? `${list.name} · Panelry` : 'Panelry' },
]

export default function Folder() {
  return <FolderList list={useLoaderData<typeof loader>()} dialog={useOutlet()} />
}
