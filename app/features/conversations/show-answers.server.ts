import { and, eq, isNull } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { fileUses, formVersions } from '~/db/schema'
import { listUses } from '~/features/files/file-uses.server'
import { hasPreview } from '~/features/files/stored-file'
import { publicUrl } from '~/features/form-input/public-url'
import type { Answers, Field } from '~/shared/fields'

/**
 * Answers under the questions of the form they were given to, which stays as it was: with the files and,
 * for addresses, the links by question.
 */
export function showAnswers({
  formVersionId,
  answers,
  conversationId,
}: {
  formVersionId: string
  answers: Answers
  conversationId: string
}) {
  const version = db
    .select({ fields: formVersions.fields })
    .from(formVersions)
    .where(eq(formVersions.id, formVersionId))
    .get()
  const fields = version?.fields ?? []
  return { fields, answers, links: linksOf(fields, answers), files: filesOf(conversationId) }
}

export type Answered = ReturnType<typeof showAnswers>

/** Link for an answer that is an address: it is stored as typed, often without a scheme. */
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
  type Shown = { id: string; name: string; type: string; size: number; picture: boolean }
  const files: Record<string, Shown[]> = Object.create(null)
  const found = listUses(
    db,
    and(eq(fileUses.conversationId, conversationId), isNull(fileUses.messageId)),
  )
  for (const { id, field, name, type, size } of found) {
    const shown = { id, name, type, size, picture: hasPreview({ type }) }
    files[field ?? ''] = [...(files[field ?? ''] ?? []), shown]
  }
  return files
}
