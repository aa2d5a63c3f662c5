import { DomainError } from '~/domain-error'
import {
  archivedFiles,
  attachmentToDelete,
  openAttachment,
} from '~/features/conversations/attachments.server'
import { deleteAttachment } from '~/features/conversations/delete-attachment.server'
import { serveUpload } from '~/features/files/serve-upload.server'
import { viewPath } from '~/map/work-path'
import { attachmentMessages as say } from '~/messages/conversations'
import { files } from '~/platform/files/files.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { memberOf } from '~/routes/http/member-of'
import { missingFile } from '~/routes/http/missing-file.server'
import { act, fileScreen, screen } from '~/routes/http/screen-and-act.server'
import { sendArchive } from '~/routes/http/send-archive.server'
import type { Work, WorkKind } from '~/work/kinds'
import { workIn } from './work-in'

/** A file of a piece of work: a download, or with `size` a small picture of a picture. */
export const attachmentLoader = (kind: WorkKind) =>
  fileScreen(async ({ actor, params, request, url: { searchParams } }) => {
    try {
      const at = { work: workIn(kind, params), id: params.attachment ?? '' }
      const file = openAttachment(actor, at)
      const asked = searchParams.get('size')
      const size = asked === 'thumb' || asked === 'large' ? asked : undefined
      return (await serveUpload(request, file, size)) ?? missingFile(request)
    } catch (error) {
      if (error instanceof DomainError && error.status === 404) return missingFile(request)
      throw error
    }
  })

/** All files of a piece of work in one archive. */
export const archiveLoader = (kind: WorkKind) =>
  fileScreen(({ actor, params, request, context }) => {
    const found = archivedFiles(actor, workIn(kind, params))
    const personId = memberOf(actor).id
    return sendArchive(
      { request, context, personId },
      say.archive(kind, found.number),
      opened(found.files),
    )
  })

function* opened(found: ReturnType<typeof archivedFiles>['files']) {
  for (const { name, folder, file } of found) {
    yield { name, open: () => files.stream(folder, file) }
  }
}

const listOf = (work: Work) => viewPath(work, 'attachments')

/** Asks whether a file is to be deleted. */
export const deleteAttachmentLoader = (kind: WorkKind) =>
  screen(({ actor, params }) => {
    const work = workIn(kind, params)
    const { name } = attachmentToDelete(actor, { work, id: params.attachment ?? '' })
    return { name, closeTo: listOf(work) }
  })
export type DeleteAttachmentData = { name: string; closeTo: string }

export const deleteAttachmentAction = (kind: WorkKind) =>
  act(async ({ actor, params }) => {
    const work = workIn(kind, params)
    await deleteAttachment(actor, { work, id: params.attachment ?? '' })
    return redirectWithFlash(listOf(work), { kind: 'success', text: say.deleted })
  })
