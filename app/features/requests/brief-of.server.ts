import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { attachments, companyProfiles, formVersions, users } from '~/db/schema'
import { visibleRequest } from '~/features/request-base/request-access.server'
import type { Actor } from '~/permissions/vocabulary'

/**
 * What was asked for: the answers under the questions of the form they were given to, which stays as
 * it was, with their files by question.
 *
 * @throws Fault `not-found`, also when it is not theirs to see
 */
export function briefOf(actor: Actor, requestId: string) {
  const request = visibleRequest(db, actor, requestId)
  const { id, number, title, typeName, category, answers, deadline, createdAt } = request
  const version = db
    .select({ fields: formVersions.fields })
    .from(formVersions)
    .where(eq(formVersions.id, request.formVersionId))
    .get()
  return {
    ...{ id, number, title, typeName, category, answers, deadline, createdAt },
    fields: version?.fields ?? [],
    files: filesOf(request.conversationId),
    client: nameOf(request.userId),
    company: companyOf(request.companyProfileId),
  }
}

/** The files of the answers, by the ids of their questions. */
function filesOf(conversationId: string) {
  const found = db
    .select({
      id: attachments.id,
      fieldId: attachments.fieldId,
      name: attachments.name,
      type: attachments.type,
      size: attachments.size,
    })
    .from(attachments)
    .where(and(eq(attachments.conversationId, conversationId), isNotNull(attachments.fieldId)))
    .orderBy(asc(attachments.id))
    .all()
  const files: Record<string, Omit<(typeof found)[number], 'fieldId'>[]> = Object.create(null)
  for (const { fieldId, ...file } of found) {
    const name = fieldId ?? ''
    files[name] = [...(files[name] ?? []), file]
  }
  return files
}

const nameOf = (id: string | null) =>
  db
    .select({ name: users.fullName })
    .from(users)
    .where(eq(users.id, id ?? ''))
    .get()?.name ?? null

const companyOf = (id: string | null) =>
  db
    .select({ name: companyProfiles.name })
    .from(companyProfiles)
    .where(eq(companyProfiles.id, id ?? ''))
    .get()?.name ?? null
