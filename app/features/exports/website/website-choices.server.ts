import { notFound } from '~/domain-error'
import { editableProject } from '~/features/project-base/project-access.server'
import type { Actor } from '~/permissions/vocabulary'
import { readerLeft } from '~/platform/request-context.server'
import { joinRun } from '~/shared/join-run'
import { checkWebsite } from './check-website.server'
import { readWebsite } from './read-website.server'

/** What is known of a website before it is made. @throws DomainError `not-found` */
export async function websiteChoices(actor: Actor, projectId: string) {
  const { websiteAddress } = editableProject(actor, projectId)
  const check = async (left: AbortSignal) => {
    const site = readWebsite(projectId)
    if (!site) throw notFound()
    return { projectId, ...(await checkWebsite(site, left)) }
  }
  return { websiteAddress, ...(await joinRun(`website ${projectId}`, check, readerLeft())) }
}
