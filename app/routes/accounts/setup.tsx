import { parseWithZod } from '@conform-to/zod/v4'
import { checkSetupLink, createFirstAdmin } from '~/features/accounts/create-first-admin.server'
import { setupForm } from '~/features/accounts/forms.server'
import { act, screen } from '~/routes/http/handle.server'
import { refuse } from '~/routes/http/refuse.server'
import { enter, originOf } from './enter.server'

export const loader = screen('/setup', ({ url }) => {
  const token = url.searchParams.get('token') ?? ''
  checkSetupLink(token)
  return { token }
})

export const action = act('/setup', async ({ actor, form, ...args }) => {
  const submission = parseWithZod(form, { schema: setupForm })
  if (submission.status !== 'success') return refuse(submission)
  try {
    return await enter(
      await createFirstAdmin(actor, { ...submission.value, ...originOf(args) }),
      undefined,
    )
  } catch (fault) {
    return refuse(submission, fault)
  }
})
