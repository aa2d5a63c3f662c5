import { Fault } from '~/faults'
import { serveAttachment } from '~/features/attachments/serve-attachment.server'
import {
  archivedFiles,
  attachmentToDelete,
  openAttachment,
} from '~/features/conversations/attachments.server'
import { deleteAttachment } from '~/features/conversations/delete-attachment.server'
import { viewPath, workAddress } from '~/map/work-path'
import { attachmentMessages as say } from '~/messages/conversations'
import { streamZip } from '~/platform/archives/write-zip.server'
import { files } from '~/platform/files/files.server'
import { contentDisposition } from '~/platform/files/headers'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { missingFile } from '~/routes/http/missing-file.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import type { Work, WorkKind } from '~/work/kinds'
import { workIn } from './work-in'

/** A file of a piece of work: a download, or with `size` a small picture of a picture. */
export const attachmentLoader = (kind: WorkKind) =>
  screen(
    workAddress(kind, '/attachments/:attachment'),
    async ({ actor, params, request, url: { searchParams } }) => {
      try {
        const at = { work: workIn(kind, params), id: params.attachment ?? '' }
        const file = openAttachment(actor, at)
        const asked = searchParams.get('size')
        const size = asked === 'thumb' || asked === 'large' ? asked : undefined
        return (await serveAttachment(request, file, size)) ?? missingFile(request)
      } catch (error) {
        if (error instanceof Fault && error.status === 404) return missingFile(request)
        throw error
      }
    },
  )

/** All files of a piece of work in one archive, packed while it is read. */
export const archiveLoader = (kind: WorkKind) =>
  screen(workAddress(kind, '/attachments.zip'), ({ actor, params }) => {
    const found = archivedFiles(actor, workIn(kind, params))
    const packed = found.files.map(({ name, folder, file }) => ({
      name,
      open: () => files.stream(folder, file),
    }))
    const archive = say.archive(kind, found.number)
    return new Response(streamZip(packed), {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': contentDisposition('attachment', archive),
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    })
  })

const listOf = (work: Work) => viewPath(work, 'attachments')

/** Asks whether a file is to be deleted. */
export const deleteAttachmentLoader = (kind: WorkKind) =>
  screen(workAddress(kind, '/attachments/:attachment/delete'), ({ actor, params }) => {
    const work = workIn(kind, params)
    const { name } = attachmentToDelete(actor, { work, id: params.attachment ?? '' })
    return { name, closeTo: listOf(work) }
  })
export type DeleteAttachmentData = { name: string; closeTo: string }

export const deleteAttachmentAction = (kind: WorkKind) =>
  act(workAddress(kind, '/attachments/:attachment/delete'), async ({ actor, params }) => {
    const work = workIn(kind, params)
    await deleteAttachment(actor, { work, id: params.attachment ?? '' })
    return redirectWithFlash(listOf(work), { kind: 'success', text: say.deleted })
  })
