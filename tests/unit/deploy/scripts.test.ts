import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

/**
 * Runs a script of `deploy` in a checkout of its own, in which other programs only say how they were called.
 *
 * @param programs these, each with what it prints
 */
function run(
  command: string[],
  programs: Record<string, string>,
  { env = {}, files = {} }: { env?: Record<string, string>; files?: Record<string, string> } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'panelry-deploy-'))
  for (const name of ['deploy', 'fly.toml']) cpSync(name, join(folder, name), { recursive: true })
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  mkdirSync(join(folder, 'bin'))
  for (const [name, prints] of Object.entries(programs)) {
    writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${prints}\n`, { mode: 0o755 })
  }
  const { status, stdout, stderr } = spawnSync('sh', command, {
    cwd: folder,
    env: {
      NODE_ENV: 'production',
      PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
      ...Object.fromEntries(
        Object.entries(env).map(([name, value]) => [name, value.replace('HERE', folder)]),
      ),
    },
    encoding: 'utf8',
  })
  return { status, calls: stdout.trim().split('\n').filter(Boolean), error: stderr }
}

const fly = { fly: 'echo "$@"' }
const deploy = (...words: string[]) => run(['deploy/fly.sh', ...words], fly)

test('a release of two regions is one image, and comes to the region of the primary first', () => {
  const { calls } = deploy('two-regions')
  const start = 'deploy --app panelry'
  const label = / --image-label (\S+)$/.exec(calls[0] ?? '')?.[1]
  const image = `--image registry.fly.io/panelry:${label}`
  expect(calls).toEqual([
    `${start} --build-target two-regions --build-only --push --image-label ${label}`,
    `${start} ${image} --regions ams`,
    `${start} ${image} --exclude-regions ams`,
  ])
})

test('a release of one machine ships its own image, and makes no second machine', () => {
  const command = 'deploy --config deploy/one-machine/fly.toml --app'
  expect(deploy('one-machine').calls).toEqual([`${command} panelry --ha=false`])
  expect(deploy('one-machine', 'north').calls).toEqual([`${command} north --ha=false`])
})

test('nobody gets one of them by chance', () => {
  for (const words of [[], ['regions'], ['--help']]) {
    const { status, calls, error } = deploy(...words)
    expect([status, calls]).toEqual([1, []])
    expect(error).toContain('npm run deploy -- one-machine, or npm run deploy -- two-regions')
  }
  // Plain `fly deploy` names no target, and a build without one ends.
  expect(readFileSync('fly.toml', 'utf8')).not.toContain('build-target')
  const last = readFileSync('Dockerfile', 'utf8')
    .split(/^FROM /m)
    .at(-1)
  expect(last).toMatch(/^RUN echo .* && exit 1$/m)
  const own = readFileSync('deploy/one-machine/fly.toml', 'utf8')
  expect(own).toContain('build-target = "one-machine"')
  for (const kind of ['one-machine', 'two-regions']) {
    expect(readFileSync('Dockerfile', 'utf8')).toMatch(`FROM application AS ${kind}\n`)
  }
})

const sections = '[env]\n  app = "inner"\n  primary_region = "syd"\n'
const deployWith = (toml: string) =>
  run(['deploy/fly.sh', 'two-regions'], fly, { files: { 'fly.toml': toml } })

test.each([
  'app = "north"\nprimary_region = "cdg"\n',
  "app = 'north'\nprimary_region = 'cdg'\n",
  'app="north"\nprimary_region="cdg"\n',
  '  app  =  "north"   # ours\n\tprimary_region\t=\t\'cdg\' # "ams" = far\n',
  '"app" = "north"\r\n\'primary_region\' = "cdg"\r\n',
  '# app = "old"\napp = "north"#x\napplication = "no"\nprimary_region = "cdg"\n',
])('the name and the region are read however they are written: %j', (toml) => {
  const { calls, error } = deployWith(toml + sections)
  expect(error).toBe('')
  expect(calls[1]).toMatch(/--app north --image registry\.fly\.io\/north:\S+ --regions cdg$/)
})

test.each([
  ['app', 'primary_region = "cdg"\n'],
  ['app', 'app = ""\nprimary_region = "cdg"\n'],
  ['app', 'app = north\nprimary_region = "cdg"\n'],
  ['primary_region', 'app = "north"\n'],
])('without %s nothing is deployed, and the script says what is missing', (name, toml) => {
  const { status, calls, error } = deployWith(toml + sections)
  expect([status, calls]).toEqual([1, []])
  expect(error).toContain(`fly.toml has no line ${name} = "…"`)
})

const says = { litefs: 'echo litefs "$@"', litestream: 'echo litestream "$@"', node: 'exit 0' }

test('the image of two regions does not start on the volume of one machine', () => {
  const command = ['deploy/regions.sh', '-config', '/etc/litefs.yml']
  const env = { DATA_DIR: 'HERE/data/panelry' }
  expect(run(command, says, { env })).toMatchObject({
    status: 0,
    calls: ['litefs mount -config /etc/litefs.yml'],
  })
  const files = { 'data/panelry/panelry.db': 'SQLite' }
  const refused = run(command, says, { env, files })
  expect(refused).toMatchObject({ status: 1, calls: [] })
  expect(refused.error).toMatch(
    /^This is the image of two regions, but .* one machine \(.*panelry\.db\)/,
  )
})

test('the image of one machine does not start on the volume of two regions', () => {
  const command = [resolve('deploy/one-machine/start.sh')]
  const env = {
    DATA_DIR: 'HERE/data/panelry',
    LITEFS_DIR: 'HERE/data/litefs',
    BACKUP_S3_ENDPOINT: 'https://s3.example',
    BACKUP_S3_BUCKET: 'copies',
    BACKUP_S3_REGION: 'auto',
    BACKUP_S3_ACCESS_KEY_ID: 'id',
    BACKUP_S3_SECRET_ACCESS_KEY: 'key',
  }
  const asUser = { ...says, id: 'echo 1000' }
  expect(run(command, asUser, { env })).toMatchObject({
    status: 0,
    calls: [expect.stringMatching(/^litestream replicate -config \/etc\/litestream\.yml /)],
  })
  const files = { 'data/litefs/dbs/panelry.db/database': 'SQLite' }
  const refused = run(command, asUser, { env, files })
  expect(refused).toMatchObject({ status: 1, calls: [] })
  expect(refused.error).toMatch(
    /^This is the image of one machine, but .* two regions \(.*panelry\.db\)/,
  )
})

test('one machine names the variable of the backups that is missing, and takes from the files what it may', () => {
  const command = [resolve('deploy/one-machine/start.sh')]
  const programs = { id: 'echo 1000', litestream: 'env | grep BACKUP_S3_ | sort' }
  const bucket = { DATA_DIR: 'HERE/data', BACKUP_S3_BUCKET: 'copies' }
  const refused = run(command, programs, { env: bucket })
  expect(refused.status).not.toBe(0)
  expect(refused.calls).toEqual([])
  expect(refused.error).toMatch(/\bBACKUP_S3_ENDPOINT: /)
  const shared = { S3_ENDPOINT: 'e', S3_REGION: 'r', S3_ACCESS_KEY_ID: 'id' }
  const env = { ...bucket, ...shared, BACKUP_S3_SECRET_ACCESS_KEY: 'own' }
  expect(run(command, programs, { env }).calls).toEqual([
    'BACKUP_S3_ACCESS_KEY_ID=id',
    'BACKUP_S3_BUCKET=copies',
    'BACKUP_S3_ENDPOINT=e',
    'BACKUP_S3_REGION=r',
    'BACKUP_S3_SECRET_ACCESS_KEY=own',
  ])
})
