import { archivedProfile } from '~/features/profiles/profile-files.server'
import { partTexts, profileFileMessages as say } from '~/messages/profiles'
import { files } from '~/platform/files/files.server'
import { companyFolder } from '~/platform/uploads/company-logos'
import { memberOf } from '~/routes/http/member-of'
import { fileScreen } from '~/routes/http/screen-and-act.server'
import { sendArchive } from '~/routes/http/send-archive.server'

/** All files of a company profile in one archive. */
export const loader = fileScreen(
  '/company-profile/:profile/files.zip',
  ({ actor, params: { profile = '' }, request, context }) => {
    const found = archivedProfile(actor, profile)
    const packed = found.files.map(({ folder, name, file }) => ({
      name: `${partTexts[folder].title}/${name}`,
      open: () => files.stream(companyFolder(file), file),
    }))
    const personId = memberOf(actor).id
    return sendArchive({ request, context, personId }, say.archive(found.name), packed)
  },
)
