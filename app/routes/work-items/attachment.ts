import { DomainError } from '~/domain-error'
import { openAttachment } from '~/features/conversations/attachments.server'
import { serveUpload } from '~/features/files/serve-upload.server'
import { hasPreview } from '~/features/files/stored-file'
import { lostFile, missingFile } from '~/routes/http/missing-file.server'
import { fileScreen } from '~/routes/http/screen-and-act.server'
import { workFromParams } from './work-from-params'

/** A file of a work item: a download, or with `size` a small picture of a picture. */
export const loader = fileScreen(async ({ actor, params, request, url: { searchParams } }) => {
  try {
    const at = { work: workFromParams(params), id: params.attachment ?? '' }
    const file = openAttachment(actor, at)
    const asked = searchParams.get('size')
    const size = asked === 'thumb' || asked === 'large' ? asked : undefined
    if (size && !hasPreview(file)) return missingFile(request)
    return (await serveUpload(request, file, size)) ?? lostFile(request, file)
  } catch (error) {
    if (error instanceof DomainError && error.status === 404) return missingFile(request)
    throw error
  }
})
