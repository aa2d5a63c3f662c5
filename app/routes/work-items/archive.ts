import { archivedFiles } from '~/features/conversations/attachments.server'
import { attachmentMessages as say } from '~/messages/conversations'
import { files } from '~/platform/files/files.server'
import { memberOf } from '~/routes/http/member-of'
import { fileScreen } from '~/routes/http/screen-and-act.server'
import { sendArchive } from '~/routes/http/send-archive.server'
import { workIn } from './work-in'

/** All files of a work item in one archive. */
export const loader = fileScreen(({ actor, params, request, context }) => {
  const work = workIn(params)
  const found = archivedFiles(actor, work)
  const personId = memberOf(actor).id
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
