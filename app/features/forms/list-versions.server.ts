import { db } from '~/db/client.server'
import type { Actor } from '~/permissions/vocabulary'
import { requireBuilder } from './form-builder.server'
import { answersTo, versionsOf } from './form-versions.server'

/** The versions of a form, the newest first, each with how many requests or orders keep it. @throws DomainError 403, 404 */
export function listVersions(actor: Actor, formId: string) {
  const [form] = requireBuilder(db, actor, formId)
  const versions = versionsOf(db, formId).map((version) => ({
    ...version,
    answers: answersTo(db, version.id),
  }))
  return { version: form.version, versions }
}

export type ListedVersion = ReturnType<typeof listVersions>['versions'][number]
