import { useLoaderData, useOutlet } from '@remix-run/react'
import { controlWords } from '~/messages/controls'
import { requireMember } from '~/routes/http/require-member'
import { screen } from '~/routes/http/screen-and-act.server'
import { ownList } from './lists.server'
import { OwnList } from './own-list'

export const loader = screen(({ actor, url }) => ownList(requireMember(actor), url.searchParams))

export const meta = () => [{ title: `${controlWords.myProjects} · Panelry` }]

export default function MyProjects() {
  return <OwnList list={useLoaderData<typeof loader>()} dialog={useOutlet()} />
}
