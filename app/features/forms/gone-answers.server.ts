import { desc, eq } from 'drizzle-orm'
import { formVersions } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { answerName, type Field, isQuestion, mostFields } from '~/shared/fields'
import type { GoneAnswer } from '~/shared/gone-answer'

type Version = { id: string; fields: readonly Field[] }
type Begun = {
  values: Record<string, string | string[]>
  files: readonly { field: string; name: string }[]
}

/**
 * Answers to questions that have been taken out of a form since, with the words these had. A name that no
 * version of the form knows is nobody's answer.
 */
export function goneAnswers(from: Reader, version: Version, begun: Begun): GoneAnswer[] {
  const shown = new Set(version.fields.map(({ id }) => answerName(id)))
  const names = [...Object.keys(begun.values), ...begun.files.map(({ field }) => field)]
  const gone = new Set(names.filter((name) => name.startsWith(answerName('')) && !shown.has(name)))
  if (gone.size === 0) return []
  const labels = labelsOf(from, version.id)
  return [...gone].slice(0, mostFields).flatMap((name) => {
    const label = labels.get(name)
    const values = [begun.values[name] ?? []].flat().filter((value) => value.trim() !== '')
    const files = begun.files.filter(({ field }) => field === name).map((file) => file.name)
    const isAnswered = values.length > 0 || files.length > 0
    return label !== undefined && isAnswered ? [{ name, label, values, files }] : []
  })
}

/** The questions of all versions of a form by the names of their controls, as each was put last. */
function labelsOf(from: Reader, versionId: string): Map<string, string> {
  const form = from
    .select({ id: formVersions.formId })
    .from(formVersions)
    .where(eq(formVersions.id, versionId))
  const labels = new Map<string, string>()
  const versions = from
    .select({ fields: formVersions.fields })
    .from(formVersions)
    .where(eq(formVersions.formId, form))
    .orderBy(desc(formVersions.number))
    .limit(100)
    .all()
  for (const { fields } of versions) {
    for (const field of fields.filter(isQuestion)) {
      const name = answerName(field.id)
      if (!labels.has(name)) labels.set(name, field.label)
    }
  }
  return labels
}
