import { useLoaderData } from '@remix-run/react'
import { notFound } from '~/faults'
import { editableProject } from '~/features/project-base/project-access.server'
import { templateMessages } from '~/messages/templates'
import { act, screen } from '~/routes/http/handle.server'
import { memberOf } from '~/routes/http/member-of'
import { copiedProject, copyProject } from '~/routes/templates/copy.server'
import { CopyDialog } from '~/routes/templates/copy-dialog'
import { listBehind } from './lists.server'
import { ProjectList } from './project-list'

const here = '/projects/:id/copy'

export const loader = screen(here, ({ actor, params: { id = '' }, url }) => {
  const list = listOf(memberOf(actor), id, url)
  return { copy: copiedProject(actor, id, list.here), list }
})

export const action = act(
  here,
  copyProject((actor, id, url) => listOf(memberOf(actor), id, url).here),
)

/** The list it is copied from. A template stands in none of them. */
function listOf(actor: ReturnType<typeof memberOf>, id: string, url: URL) {
  const project = editableProject(actor, id)
  if (project.kind !== 'website') throw notFound()
  return listBehind(actor, project, url.searchParams)
}

export const meta = () => [{ title: `${templateMessages.copyTitle} · Panelry` }]

/** Copy project as template, over the list of projects. */
export default function CopyProject() {
  const { copy, list } = useLoaderData<typeof loader>()
  return <ProjectList list={list} dialog={<CopyDialog copy={copy} />} />
}
