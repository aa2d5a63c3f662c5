import { archivedProfile } from '~/features/profiles/profile-files.server'
import { partTexts, profileFileMessages as say } from '~/messages/profiles'
import { files } from '~/platform/files/files.server'
import { requireMember } from '~/routes/http/require-member'
import { fileScreen } from '~/routes/http/screen-and-act.server'
import { sendArchive } from '~/routes/http/send-archive.server'

/** All files of a company profile in one archive. */
export const loader = fileScreen(({ actor, params: { profile = '' }, request, context }) => {
  const found = archivedProfile(actor, profile)
  const packed = found.files.map(({ part, folder, name, file }) => ({
    name: `${partTexts[part].title}/${name}`,
    open: () => files.stream(folder, file),
  }))
  const personId = requireMember(actor).id
  return sendArchive({ request, context, personId }, say.archive(found.name), packed)
})
