import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { attachments, companyProfiles, formVersions, users } from '~/db/schema'
import { publicUrl } from '~/features/form-input/public-url'
import { visibleRequest } from '~/features/request-base/request-access.server'
import type { Actor } from '~/permissions/vocabulary'
import type { Answers, Field } from '~/work/fields'

/**
 * What was asked for: the answers under the questions of the form they were given to, which stays as
 * it was, with their files and, where an address was asked for, their links by question.
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
    links: linksOf(version?.fields ?? [], answers),
    files: filesOf(request.conversationId),
    client: nameOf(request.userId),
    company: companyOf(request.companyProfileId),
  }
}

/** Where the answers lead that are addresses: they are kept as they were typed, often without a scheme. */
function linksOf(fields: readonly Field[], answers: Answers): Record<string, string> {
  const links: Record<string, string> = Object.create(null)
  for (const { id, kind } of fields) {
    const answer = answers[id]
    const href = kind === 'url' && typeof answer === 'string' && publicUrl(answer)
    if (href) links[id] = href
  }
  return links
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
