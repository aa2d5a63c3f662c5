import { Fault } from '~/faults'
import { serveAttachment } from '~/features/attachments/serve-attachment.server'
import { openAttachment } from '~/features/conversations/attachments.server'
import { missingFile } from '~/routes/files/missing.server'
import { screen } from '~/routes/http/handle.server'

/** A file of a request: a download, or with `size` a small picture of a picture. */
export const loader = screen(
  '/requests/:request/attachments/:attachment',
  async ({ actor, params: { request: requestId = '', attachment = '' }, request, url }) => {
    try {
      const file = openAttachment(actor, { requestId, id: attachment })
      const asked = url.searchParams.get('size')
      const size = asked === 'thumb' || asked === 'large' ? asked : undefined
      return (await serveAttachment(request, file, size)) ?? missingFile(request)
    } catch (error) {
      if (error instanceof Fault && error.status === 404) return missingFile(request)
      throw error
    }
  },
)
