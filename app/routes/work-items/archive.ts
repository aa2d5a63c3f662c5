import { archivedFiles } from '~/features/conversations/attachments.server'
import { attachmentMessages as say } from '~/messages/conversations'
import { files } from '~/platform/files/files.server'
import { requireMember } from '~/routes/http/require-member'
import { fileScreen } from '~/routes/http/screen-and-act.server'
import { sendArchive } from '~/routes/http/send-archive.server'
import { workFromParams } from './work-from-params'

/** All files of a work item in one archive. */
export const loader = fileScreen(({ actor, params, request, context }) => {
  const work = workFromParams(params)
  const found = archivedFiles(actor, work)
  const personId = requireMember(actor).id
  return sendArchive(
    { request, context, personId },
    say.archive(work.kind, found.number),
    opened(found.files),
  )
})

function* opened(found: ReturnType<typeof archivedFiles>['files']) {
  for (const { name, folder, file } of found) {
    yield { name, open: () => files.stream(folder, file) }
  }
}
