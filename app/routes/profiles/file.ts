import { DomainError } from '~/domain-error'
import { isShown, openProfileFile } from '~/features/profiles/profile-files.server'
import { serveFile } from '~/platform/files/serve.server'
import { variantName } from '~/platform/uploads/variants'
import { lostFile, missingFile } from '~/routes/http/missing-file.server'
import { fileScreen } from '~/routes/http/screen-and-act.server'

/** A file of a company profile: a download, or with `size` a small picture of it, shown in place. */
export const loader = fileScreen(
  async ({ actor, params: { profile = '', file = '' }, request, url: { searchParams } }) => {
    try {
      const found = openProfileFile(actor, { profileId: profile, fileId: file })
      const asked = searchParams.get('size')
      const size = asked === 'thumb' || asked === 'large' ? asked : null
      if (size && !isShown(found)) return missingFile(request)
      const served = await serveFile(request, {
        folder: found.folder,
        name: size ? variantName(size, found.file) : found.file,
        ...(!size && { downloadName: found.name }),
        caching: 'private',
      })
      return served ?? lostFile(request, found)
    } catch (error) {
      if (error instanceof DomainError && error.status === 404) return missingFile(request)
      throw error
    }
  },
)
