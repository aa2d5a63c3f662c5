import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { guestWith, makeUser, reread, signIn } from '#tests/fixtures/people'
import { makeCollaborator, makePage, makeProject, makeSection } from '#tests/fixtures/projects'
import { asResponse, get, post } from '#tests/fixtures/requests'
import { startExporting, waitForExport } from '~/features/exports/run-export.server'
import { seedLibrary } from '~/features/panels/seed-library.server'
import { loader as dialog } from '~/routes/exports/download'
import { loader as progress } from '~/routes/exports/export'
import { loader as download } from '~/routes/exports/file'
import { action as start } from '~/routes/exports/start'

let stop: () => Promise<void>
beforeAll(() => {
  seedLibrary()
  stop = startExporting()
})
afterAll(() => stop())

async function website(name = 'Über uns') {
  const user = makeUser()
  const project = makeProject({ ownerId: user.id })
  const page = makePage(project.id, { name })
  const section = makeSection(page, { panelId: 'hero-scene' })
  return { user, project, page, section, cookie: await signIn(user) }
}

describe('downloading a page', () => {
  test('PDF-04 PDF-05 the form leads to its progress and that to the file, which is named after the page', async () => {
    const { project, page, cookie } = await website()
    const params = { id: project.id }
    const form = { kind: 'page_pdf', page: page.id, key: 'k1' }
    const answer = asResponse(
      await post(start, `/projects/${project.id}/exports`, form, { params, cookie }),
    )
    expect(answer.status).toBe(303)
    const place = answer.headers.get('Location') ?? ''
    const exportId = /exports\/([\w-]+)/.exec(place)?.[1] ?? ''
    expect(place).toBe(`/projects/${project.id}/exports/${exportId}?p=${page.id}&start=1`)
    await waitForExport(exportId, 20_000)
    const path = `/projects/${project.id}/exports/${exportId}/file`
    const file = asResponse(
      await get(download, path, { params: { ...params, export: exportId }, cookie }),
    )
    expect(file.status).toBe(200)
    expect(file.headers.get('Content-Type')).toBe('application/pdf')
    expect(file.headers.get('Content-Disposition')).toBe(
      'attachment; filename="Uber uns.pdf"; filename*=UTF-8\'\'%C3%9Cber%20uns.pdf',
    )
    expect(file.headers.get('Cache-Control')).toContain('no-store')
    expect((await file.text()).slice(0, 5)).toBe('%PDF-')

    const shown = await get(progress, '/', { params: { ...params, export: exportId }, cookie })
    expect(shown).toMatchObject({ state: 'ready', fileName: 'Über uns.pdf', file: path })
  })

  test('PDF-05 a PDF counts each time somebody fetches it, for the person who fetches it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { user, project, page, cookie } = await website()
    const other = makeUser()
    makeCollaborator(project.id, other.id, 'active')
    const form = { kind: 'page_pdf', page: page.id }
    const made = asResponse(await post(start, '/', form, { params: { id: project.id }, cookie }))
    const place = made.headers.get('Location') ?? ''
    const params = { id: project.id, export: /exports\/([\w-]+)/.exec(place)?.[1] ?? '' }
    await waitForExport(params.export, 20_000)
    let etag = ''
    const fetched = async (init: RequestInit = {}, as = cookie) => {
      const request = new Request(`http://localhost:3000${place}`, {
        ...init,
        headers: { ...init.headers, Cookie: as },
      })
      const file = (await download({
        request,
        params,
        context: { address: '' },
      } as never)) as Response
      await file.arrayBuffer()
      etag = file.headers.get('ETag') ?? ''
      return [file.status, reread(user)?.downloads, reread(other)?.downloads]
    }
    // A file that is only made has been downloaded by nobody.
    expect(reread(user)?.downloads).toBe(0)
    expect(await fetched({ method: 'HEAD' })).toEqual([200, 0, 0])
    expect(await fetched()).toEqual([200, 1, 0])
    // A double click.
    expect(await fetched()).toEqual([200, 1, 0])
    vi.setSystemTime(Date.now() + 2_000)
    expect(await fetched()).toEqual([200, 2, 0])
    expect(await fetched({}, await signIn(other))).toEqual([200, 2, 1])
    vi.setSystemTime(Date.now() + 5_000)
    // What fetches it in pieces asks for its beginning, and perhaps twice.
    expect(await fetched({ headers: { Range: 'bytes=100-199' } })).toEqual([206, 2, 1])
    expect(await fetched({ headers: { Range: 'bytes=0-99' } })).toEqual([206, 2, 1])
    vi.setSystemTime(Date.now() + 120_000)
    expect(await fetched({ headers: { Range: 'bytes=0-99' } })).toEqual([206, 3, 1])
    vi.setSystemTime(Date.now() + 5_000)
    expect(await fetched({ headers: { Range: 'bytes=0-' } })).toEqual([206, 3, 1])
    vi.setSystemTime(Date.now() + 120_000)
    // Nothing of it is sent: the browser has it, there is no such piece, or it is the middle of a file.
    expect(await fetched({ headers: { 'If-None-Match': etag } })).toEqual([304, 3, 1])
    expect(await fetched({ headers: { Range: 'bytes=99999999-' } })).toEqual([416, 3, 1])
    expect(await fetched({ headers: { Range: 'bytes=100-199' } })).toEqual([206, 3, 1])
    expect(await fetched()).toEqual([200, 4, 1])
    vi.useRealTimers()
  })

  test('PDF-01 an active collaborator may, a pending one and a stranger may not', async () => {
    const { project, page } = await website()
    const tryAs = async (status: 'active' | 'pending' | null) => {
      const user = makeUser()
      if (status) makeCollaborator(project.id, user.id, status)
      const options = { params: { id: project.id }, cookie: await signIn(user) }
      const answer = await post(start, '/', { kind: 'page_pdf', page: page.id }, options)
      return answer instanceof Response
        ? answer.status
        : (answer as { init?: ResponseInit }).init?.status
    }
    expect(await tryAs('active')).toBe(303)
    expect(await tryAs('pending')).toBe(404)
    expect(await tryAs(null)).toBe(404)
  })

  test('the file is nobody else’s', async () => {
    const { project, page, cookie } = await website()
    const form = { kind: 'page_pdf', page: page.id }
    const made = asResponse(await post(start, '/', form, { params: { id: project.id }, cookie }))
    const place = made.headers.get('Location') ?? ''
    const params = { id: project.id, export: /exports\/([\w-]+)/.exec(place)?.[1] ?? '' }
    await waitForExport(params.export, 20_000)
    const stranger = await signIn(makeUser())
    expect(asResponse(await get(download, place, { params, cookie: stranger })).status).toBe(404)
    const own = makeProject({ ownerId: makeUser().id })
    const elsewhere = { ...params, id: own.id }
    expect(asResponse(await get(download, place, { params: elsewhere, cookie })).status).toBe(404)
    expect(asResponse(await get(download, place, { params })).status).toBe(302)
  })

  test.each(['', 'page_docx', '__proto__'])('bad input: the kind %j is refused', async (kind) => {
    const { project, page, cookie } = await website()
    const answer = await post(
      start,
      '/',
      { kind, page: page.id },
      { params: { id: project.id }, cookie },
    )
    expect(answer).toMatchObject({ init: { status: 400 } })
  })
})

describe('the dialog', () => {
  test('offers the page, the project and the chosen section', async () => {
    const { project, page, section, cookie } = await website('Start')
    const path = `/projects/${project.id}/download?p=${page.id}&s=${section.id}`
    expect(await get(dialog, path, { params: { id: project.id }, cookie })).toMatchObject({
      projectName: project.name,
      pages: 1,
      page: { id: page.id, name: 'Start', sections: 1 },
      section: { id: section.id },
    })
  })
})

describe('a guest', () => {
  test('PDF-07 is asked to sign up and will come back to the download', async () => {
    const project = makeProject()
    const page = makePage(project.id)
    const cookie = await guestWith(project.id)
    const params = { id: project.id }
    const back = `/signup?redirectTo=${encodeURIComponent(`/projects/${project.id}/download?p=${page.id}`)}`
    const shown = asResponse(
      await get(dialog, `/projects/${project.id}/download?p=${page.id}`, { params, cookie }),
    )
    expect(shown.headers.get('Location')).toBe(back)
    const form = { kind: 'page_pdf', page: page.id }
    const posted = asResponse(
      await post(start, `/projects/${project.id}/exports`, form, { params, cookie }),
    )
    expect([posted.status, posted.headers.get('Location')]).toEqual([303, back])
  })
})
