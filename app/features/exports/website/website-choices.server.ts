import { notFound } from '~/domain-error'
import { editableProject } from '~/features/project-base/project-access.server'
import type { Actor } from '~/permissions/vocabulary'
import { readWebsite } from './read-website.server'

/** What is known of a website before it is made. @throws DomainError `not-found` */
export function websiteChoices(actor: Actor, projectId: string) {
  const project = editableProject(actor, projectId)
  const site = readWebsite(projectId)
  if (!site) throw notFound()
  return { projectId, projectName: project.name, pages: site.pages.length }
}
