import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
  DATABASE_DIR: join(tmpdir(), 'panelry-environment'),
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

test('every fault of the environment is named at once, each in a sentence of its own', async () => {
  const wrong = {
    PORT: '80000',
    LITEFS_URL: '127.0.0.1:20202',
    DATABASE_DIR: '',
    SESSION_SECRET: 'short',
    EDGE_ACKS: 'most',
    APP_URL: 'studio.example',
    TEST_CHECKOUT: 'yes',
    RESEND_API_KEY: 'key',
    STRIPE_SECRET_KEY: 'sk_test',
    S3_BUCKET: 'files',
  }
  const said = await read(wrong).catch((error: Error) => error.message.split('\n'))
  expect(said).toEqual([
    'The environment is not valid:',
    '  PORT must be a whole number from 0 to 65535.',
    '  LITEFS_URL must be an address that starts with http://, such as http://127.0.0.1:20202.',
    '  EDGE_ACKS must be a whole number from 0 to 9, or the word majority.',
    '  APP_URL must be an address that starts with https:// or http://.',
    '  SESSION_SECRET must have at least 32 characters; openssl rand -hex 32 makes one.',
    '  TEST_CHECKOUT must be one of these: on, off.',
    '  RESEND_API_KEY needs MAIL_FROM',
    '  STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET need each other',
    expect.stringMatching(/^ {2}S3_ENDPOINT, S3_REGION, .* are missing/),
    expect.stringMatching(/^ {2}LITEFS_URL needs SESSION_SECRET/),
    expect.stringMatching(/^ {2}LITEFS_URL needs DATABASE_DIR/),
  ])
})

test('a data folder that cannot be made is refused with a sentence', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'panelry-environment-')), 'file')
  writeFileSync(file, '')
  await expect(read({ DATA_DIR: join(file, 'data') })).rejects.toMatchObject({
    name: 'StartRefused',
    message: expect.stringContaining(`cannot write to ${file}/data`),
  })
})

test('half of a bucket is refused; without one files lie on the disk', async () => {
  await expect(read({ ...noBucket, S3_BUCKET: '' })).rejects.toMatchObject({
    name: 'StartRefused',
    message: expect.stringContaining('S3_BUCKET is missing'),
  })
  vi.unstubAllEnvs()
  expect((await read({})).s3).toBeNull()
})
