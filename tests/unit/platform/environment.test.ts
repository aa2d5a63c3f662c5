import { afterEach, expect, test, vi } from 'vitest'
import { noBucket } from '#tests/fixtures/no-bucket'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

const read = async (environment: Record<string, string>) => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  vi.resetModules()
  return (await import('~/platform/env.server')).env
}

const ofNode = {
  LITEFS_URL: 'http://127.0.0.1:20202',
  SESSION_SECRET: 's'.repeat(40),
  VAULT_KEY: 'v'.repeat(40),
  ...noBucket,
}

test('a node shares keys and files with the others, or does not start', async () => {
  expect((await read(ofNode)).s3).toMatchObject({ bucket: 'nobody-answers' })
  for (const missing of ['SESSION_SECRET', 'VAULT_KEY']) {
    await expect(read({ ...ofNode, [missing]: '' })).rejects.toThrow('LITEFS_URL needs')
  }
  const none = Object.fromEntries(Object.keys(noBucket).map((name) => [name, '']))
  await expect(read({ ...ofNode, ...none })).rejects.toThrow('LITEFS_URL needs')
})

test('half of a bucket is refused; without one files lie on the disk', async () => {
  await expect(read({ ...noBucket, S3_BUCKET: '' })).rejects.toMatchObject({
    name: 'StartRefused',
    message: expect.stringContaining('S3_BUCKET is missing'),
  })
  vi.unstubAllEnvs()
  expect((await read({})).s3).toBeNull()
})
