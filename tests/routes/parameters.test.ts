import { expect, test } from 'vitest'
import { callLoader } from '#tests/fixtures/http'
import { projectSettingsSchema } from '~/features/projects/project-schema.server'
import { loader } from '~/routes/editor/pages/home-page'

test.each(['../\\evil.example', '..\\evil', '..', 'a/b', 'a\nb'])(
  'a parameter with a path in it leads nowhere: %j',
  async (id) => {
    const { status, location } = await callLoader(loader, { url: '/x', params: { id, page: 'x' } })
    expect(status).toBe(404)
    expect(location).toBe(null)
  },
)

test('names have no control characters', () => {
  const more = { primaryColor: '#000', secondaryColor: '#000', version: '1' }
  const name = (text: string) => projectSettingsSchema.safeParse({ name: text, ...more })
  expect(name('a\u0000\nb').data?.name).toBe('a b')
  expect(name('\u0001').success).toBe(false)
})
