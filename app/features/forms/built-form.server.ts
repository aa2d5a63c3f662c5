import { db } from '~/db/client.server'
import type { Actor } from '~/permissions/vocabulary'
import { countChanges } from '~/shared/form-changes'
import { currentVersion } from './current-version.server'
import { requireBuilder } from './form-builder.server'
import { keptVersions } from './form-versions.server'

/**
 * A form as its builder shows it: the draft, the version in use, how far they are apart, and which
 * older versions requests keep.
 *
 * @throws DomainError 403, 404
 */
export function builtForm(actor: Actor, formId: string) {
  const [{ draft, version }] = requireBuilder(db, actor, formId)
  const latest = currentVersion(db, formId)
  return {
    id: formId,
    version,
    draft,
    changes: latest ? countChanges(draft, latest.fields) : draft.length,
    latest: latest
      ? { number: latest.number, publishedAt: latest.publishedAt, publisher: latest.publisher }
      : null,
    kept: latest ? keptVersions(db, formId, latest.id) : [],
  }
}
