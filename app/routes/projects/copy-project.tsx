import { useLoaderData } from '@remix-run/react'
import { notFound } from '~/domain-error'
import { editableProject } from '~/features/project-base/project-access.server'
import { templateMessages } from '~/messages/templates'
import type { Actor } from '~/permissions/vocabulary'
import { requireMember } from '~/routes/http/require-member'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { copiedProject, copyProject } from '~/routes/templates/copy.server'
import { CopyDialog } from '~/routes/templates/copy-dialog'
import { addressBehind, listBehind } from './lists.server'
import { ProjectList } from './project-list'

export const loader = screen(({ actor, params: { id = '' }, url }) => {
  const list = listBehind(requireMember(actor), website(actor, id), url.searchParams)
  return { copy: copiedProject(actor, id, list.address), list }
})

export const action = act(
  copyProject((actor, id, url) =>
    addressBehind(requireMember(actor), website(actor, id), url.searchParams),
  ),
)

/** A template is in none of the lists. @throws DomainError `not-found` */
function website(actor: Actor, id: string) {
  const project = editableProject(actor, id)
  if (project.kind !== 'website') throw notFound()
  return project
}

export const meta = () => [{ title: `${templateMessages.copyTitle} · Panelry` }]

/** Copy project as template, over the list of projects. */
export default function CopyProject() {
  const { copy, list } = useLoaderData<typeof loader>()
  return <ProjectList list={list} dialog={<CopyDialog copy={copy} />} />
}
