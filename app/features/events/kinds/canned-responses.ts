import { kind } from '../kind'

const ofResponse = (says: string) =>
  kind<{ details: object }>({
    on: 'canned_responses',
    says,
    tells: { nobody: 'they are read when somebody looks for one' },
  })

export const cannedResponseEvents = {
  created: ofResponse('created'),
  updated: ofResponse('updated'),
  deleted: ofResponse('deleted'),
}
