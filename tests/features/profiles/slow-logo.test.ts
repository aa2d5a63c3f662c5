import { expect, test, vi } from 'vitest'
import { textOf } from '#tests/fixtures/pdf-text'
import { DomainError } from '~/domain-error'
import { drawColorSheet } from '~/features/profiles/color-sheet.server'
import { files } from '~/platform/files/files.server'
import { onPicture } from '~/platform/pictures/pictures.server'

// What a process of its own refuses: there is none without a build.
vi.mock('~/platform/pictures/pictures.server', { spy: true })

const logo = { file: 'slowlogo00000001.svg', folder: 'logos', type: 'image/svg+xml' } as const
await files.put(logo.folder, logo.file, new TextEncoder().encode('<svg/>'))
const draw = () => drawColorSheet({ name: 'Slow', colors: ['#6b1f2e'], logo }, 'me')

test('a logo that takes too long to draw is left out, the colors come all the same', async () => {
  vi.mocked(onPicture).mockRejectedValueOnce(new DomainError('svg-slow', 422))
  expect(await textOf(await draw())).toContain('#6B1F2E')
  const [ofLogo, ofSheet] = vi.mocked(onPicture).mock.calls
  // One at a time for each, and the logo no longer than when it was uploaded.
  expect(ofLogo?.[2]).toEqual({ seconds: 2, owner: 'me' })
  expect(ofSheet?.[1]).toMatchObject({ picture: null })
  expect(ofSheet?.[2]).toEqual({ owner: 'me' })
})

test('someone who has too much of it under way is told so, and gets no sheet without the logo', async () => {
  vi.mocked(onPicture).mockRejectedValueOnce(new DomainError('pictures-busy', 429))
  await expect(draw()).rejects.toMatchObject({ code: 'pictures-busy', status: 429 })
})
