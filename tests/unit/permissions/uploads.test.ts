import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { map } from '~/map'
import type { RouteRow } from '~/map/route-row'
import { workAddress } from '~/map/work-path'
import { uploads } from '~/permissions/access'
import { workKinds } from '~/shared/kinds'

const routes = 'app/routes'

/** A file field, or a part of a form that has one. */
const withFile =
  /<(FileField|PictureDialog|DetailsFields|OrderForm|Composer)\b|type="file"|<StoredFiles files=\{added\}/

/** Where what is written about a work item is posted, by the file of its form. */
const posted = {
  'messages-view.tsx': '/messages',
  'unsent-message.tsx': '/messages',
  'notes-view.tsx': '/notes',
  'edit-note.tsx': '/notes/:note',
} as const

/** The addresses of the screens that a file with a file field belongs to. */
function addressesOf(file: string): string[] {
  // The controls of the house stand in a file of their own.
  if (file === join(routes, 'test', 'form-parts.tsx')) return ['/test']
  if (file === join(routes, 'editor', 'sections', 'photo-field.tsx')) {
    return ['/projects/:id/sections/:section/words']
  }
  if (file === join(routes, 'profiles', 'files-part.tsx')) return ['/company-profiles/:profile']
  const below = posted[basename(file) as keyof typeof posted]
  if (below) return workKinds.map((kind) => workAddress(kind, below))
  const own = Object.entries<RouteRow>(map).filter(
    ([, { screen }]) => join(routes, screen ?? '') === file,
  )
  const [here] = /(?<=const here = ')[^']+/.exec(readFileSync(file, 'utf8')) ?? []
  return own.length > 0 ? own.map(([address]) => address) : [here ?? file]
}

test('every screen with a file field may take files, and no other one', () => {
  const screens = readdirSync(routes, { recursive: true, encoding: 'utf8' })
    .map((name) => join(routes, name))
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) => withFile.test(readFileSync(file, 'utf8')))
    .flatMap(addressesOf)
  expect([...new Set(screens)].sort()).toEqual(Object.keys(uploads).sort())
})
