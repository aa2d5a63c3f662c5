import { archivedProfile } from '~/features/profiles/profile-files.server'
import { partTexts, profileFileMessages as say } from '~/messages/profiles'
import { streamZip } from '~/platform/archives/write-zip.server'
import { files } from '~/platform/files/files.server'
import { contentDisposition } from '~/platform/files/headers'
import { companyFolder } from '~/platform/uploads/company-logos'
import { screen } from '~/routes/http/screen-and-act.server'

/** All files of a company profile in one archive, packed while it is read. */
export const loader = screen(
  '/company-profile/:profile/files.zip',
  ({ actor, params: { profile = '' } }) => {
    const found = archivedProfile(actor, profile)
    const packed = found.files.map(({ folder, name, file }) => ({
      name: `${partTexts[folder].title}/${name}`,
      open: () => files.stream(companyFolder(file), file),
    }))
    return new Response(streamZip(packed), {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': contentDisposition('attachment', say.archive(found.name)),
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    })
  },
)
