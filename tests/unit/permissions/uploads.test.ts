import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { uploads } from '~/permissions/access'

const routes = 'app/routes'

/** A file field, or a part of a form that has one. */
const withFile = /<(FileField|DetailsFields|WriteForm)\b|type="file"/

/** The address of the screen that a file with a file field belongs to. */
function addressOf(file: string): string {
  // The controls of the house stand in a file of their own.
  if (file === join(routes, 'test', 'form-parts.tsx')) return '/test'
  // What is written on the view of a request is posted to a screen of its own.
  const posted = { 'messages-view.tsx': 'messages', 'notes-view.tsx': 'notes' }[basename(file)]
  if (posted) return `/requests/:request/${posted}`
  return /const here = '([^']+)'/.exec(readFileSync(file, 'utf8'))?.[1] ?? file
}

test('every screen with a file field may take files, and no other one', () => {
  const screens = readdirSync(routes, { recursive: true, encoding: 'utf8' })
    .map((name) => join(routes, name))
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) => withFile.test(readFileSync(file, 'utf8')))
    .map(addressOf)
  expect([...new Set(screens)].sort()).toEqual(Object.keys(uploads).sort())
})
