import { useLoaderData } from '@remix-run/react'
import { allProjects as say } from '~/messages/all-projects'
import { screen } from '~/routes/http/screen-and-act.server'
import { AllList } from './all-list'
import { allList } from './lists.server'

export const loader = screen(({ actor, url }) => allList(actor, url.searchParams))

export const meta = () => [{ title: `${say.allProjects} · Panelry` }]

export default function AllProjects() {
  return <AllList list={useLoaderData<typeof loader>()} dialog={null} />
}
