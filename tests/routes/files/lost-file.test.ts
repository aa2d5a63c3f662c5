import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { makeWorld } from '#tests/fixtures/access-world'
import { usedFiles } from '#tests/fixtures/files'
import { callLoader } from '#tests/fixtures/http'
import { signIn } from '#tests/fixtures/people'
import { makeClient } from '#tests/fixtures/profiles'
import { workOf } from '#tests/fixtures/work'
import { fileUses } from '~/db/schema'
import { DomainError } from '~/domain-error'
import { archivedFiles } from '~/features/conversations/attachments.server'
import { errorText } from '~/messages/errors'
import { files } from '~/platform/files/files.server'
import { log } from '~/platform/log.server'
import { loader } from '~/routes/work-items/attachment'

const { request, cookies, actors } = await makeWorld()
const [first] = archivedFiles(actors.client, workOf(request.id)).files
const [brief] = usedFiles(eq(fileUses.file, first?.file ?? ''))

const open = (attachment: string, cookie = cookies.client, headers = {}) =>
  callLoader(loader, {
    url: `/requests/${request.id}/attachments/${attachment}`,
    params: { request: request.id, attachment },
    cookie,
    headers,
  })

test('FILE-09 a file whose row is there and whose bytes are not says that it is missing, and is logged', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => {})
  if (!brief) throw new Error('the request has no file')
  expect((await open(brief.id)).status).toBe(200)
  await files.remove(brief.folder, brief.file)
  const answer = await open(brief.id)
  expect(answer.status).toBe(410)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(await answer.response?.text()).toBe(errorText(new DomainError('file-lost', 410)))
  expect(logged.mock.calls[0]?.[0]).toEqual({ folder: brief.folder, file: brief.file })
  // In a page a drawing is in its place.
  const shown = await open(brief.id, cookies.client, { 'Sec-Fetch-Dest': 'image' })
  expect([shown.status, shown.headers.get('Content-Type')]).toEqual([410, 'image/svg+xml'])
  // Whoever may not open it does not learn that, nor is one that never was a fault of ours.
  logged.mockClear()
  expect((await open(brief.id, await signIn(makeClient()))).status).toBe(404)
  expect((await open('none')).status).toBe(404)
  expect(logged).not.toHaveBeenCalled()
})
