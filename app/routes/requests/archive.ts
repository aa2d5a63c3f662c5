import { archivedFiles } from '~/features/conversations/attachments.server'
import { attachmentMessages as say } from '~/messages/conversations'
import { streamZip } from '~/platform/archives/write-zip.server'
import { files } from '~/platform/files/files.server'
import { contentDisposition } from '~/platform/files/headers'
import { screen } from '~/routes/http/handle.server'

/** All files of a request in one archive, packed while it is read. */
export const loader = screen(
  '/requests/:request/attachments.zip',
  ({ actor, params: { request = '' } }) => {
    const found = archivedFiles(actor, request)
    const packed = found.files.map(({ name, folder, file }) => ({
      name,
      open: () => files.stream(folder, file),
    }))
    return new Response(streamZip(packed), {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': contentDisposition('attachment', say.archive(found.number)),
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    })
  },
)
