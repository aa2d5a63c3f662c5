import { and, count, eq } from 'drizzle-orm'
import { downloads, exportsTable, idempotencyKeys } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { DomainError, forbidden, notFound } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { exportEvents } from '~/features/events/event-types/exports'
import { type IdempotencyKey, keyId } from '~/features/form-input/idempotency.server'
import { checkLimits, countAttempt, downloadLimit } from '~/features/limits/attempts.server'
import { editableProject } from '~/features/project-base/project-access.server'
import { limits } from '~/permissions/limits'
import type { Actor } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { wake } from '~/platform/jobs/wake.server'
import { type ExportDocument, type ExportTarget, exportDocument } from './export-document.server'
import { countedAs, endings, isOfProject, isPicture } from './kinds'
import { sizeRefusal } from './website/size-refusal'

/** Downloads one person may have in the making. */
const runningLimit = 3
/** A form sent again within this time gets the first one's download. */
const doubleClick = 10_000

/**
 * Starts making a download. Returns at once; see `waitForExport`. It counts for the person who fetches it
 * (`countDownload`).
 *
 * @returns the export's id; a second click on the same form gets the first one's
 * @throws DomainError 404, 403 for guests, `export-empty` (422), those of `sizeRefusal`, `export-busy`, `export-limit` (429)
 */
export function startExport(
  actor: Actor,
  input: ExportTarget & {
    /** Of a website: where it will be. */
    address?: string | null
    idempotencyKey?: IdempotencyKey | undefined
  },
): string {
  return transaction((tx) => {
    editableProject(actor, input.projectId)
    if (actor.kind === 'guest') throw forbidden()
    const earlier = sameForm(tx, input.idempotencyKey)
    if (earlier) return earlier
    const document = exportDocument(input)
    if (!document) throw notFound()
    const { pages } = document
    const sections = pages.reduce((sum, page) => sum + page.sections.length, 0)
    if (sections === 0) throw new DomainError('export-empty', 422)
    const refusal = input.kind === 'website_zip' && sizeRefusal(pages)
    if (refusal) throw refusal
    const running = tx
      .select({ n: count() })
      .from(exportsTable)
      .where(and(eq(exportsTable.actor, actor.id), eq(exportsTable.status, 'running')))
      .get()
    if ((running?.n ?? 0) >= runningLimit) throw new DomainError('export-busy', 429)
    // Rows go with their project: the beginnings are counted, not what is left of them.
    const hourly = [downloadLimit(actor.id, limits.downloadsAnHour)]
    checkLimits(tx, hourly, 'export-limit')
    countAttempt(tx, hourly)

    const id = newId()
    const now = Date.now()
    const { projectId, kind, pageId: page, sectionId: section } = input
    const fileName = nameOf(input, document)
    tx.insert(exportsTable)
      .values({
        id,
        projectId,
        pageId: isOfProject(kind) ? null : page,
        sectionId: isPicture(kind) ? section : null,
        kind,
        address: input.address ?? null,
        fileName,
        status: 'running',
        nextAttemptAt: now,
        total: kind === 'website_zip' ? pages.length : sections,
        actor: actor.id,
        createdAt: now,
        updatedAt: now,
      })
      .run()
    tx.insert(downloads)
      .values({
        ...{ id, kind: countedAs(kind), fileName },
        ...{ projectId, userId: actor.id, createdAt: now },
      })
      .run()
    rememberForm(tx, input.idempotencyKey, id)
    emit(tx, actor, exportEvents.started, { projectId, details: { kind, page, section } })
    wake('exports')
    return id
  })
}

function nameOf({ kind }: ExportTarget, { name, pages }: ExportDocument): string {
  const page = pages[0]
  const ending = endings[kind]
  if (isOfProject(kind)) return `${name}.${ending}`
  if (kind === 'page_pdf') return `${page?.name}.${ending}`
  const size = kind === 'section_png_double' ? '@2x' : ''
  return `${page?.name} – ${page?.sections[0]?.panelName}${size}.${ending}`
}

/** The download that the same form started, while it is being made or a moment ago. */
function sameForm(tx: Tx, idempotencyKey: IdempotencyKey | undefined): string | null {
  if (!idempotencyKey) return null
  const row = tx
    .select()
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.key, keyId(idempotencyKey)))
    .get()
  const earlier =
    row &&
    tx
      .select()
      .from(exportsTable)
      .where(eq(exportsTable.id, JSON.parse(row.result)))
      .get()
  if (!earlier || earlier.status === 'failed') return null
  const recent = earlier.createdAt > Date.now() - doubleClick
  return earlier.status === 'running' || recent ? earlier.id : null
}

function rememberForm(tx: Tx, idempotencyKey: IdempotencyKey | undefined, id: string): void {
  if (!idempotencyKey) return
  const result = JSON.stringify(id)
  tx.insert(idempotencyKeys)
    .values({ key: keyId(idempotencyKey), result, createdAt: Date.now() })
    .onConflictDoUpdate({ target: idempotencyKeys.key, set: { result, createdAt: Date.now() } })
    .run()
}
