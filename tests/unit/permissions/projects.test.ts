import { expect, test } from 'vitest'
import { canMoveProject, canShareProject } from '~/permissions/projects'
import { type Member, manageFlags } from '~/permissions/vocabulary'

const flags = Object.fromEntries(manageFlags.map((flag) => [flag, true]))
const owner = { kind: 'member', id: 'x', role: 'admin', organization: true, ...flags } as Member

test.each(['project_template', 'page_template'] as const)(
  'a %s is neither shared nor put into a folder, by whoever made it either',
  (kind) => {
    const template = { id: 'p', ownerId: owner.id, kind, collaboration: null }
    const website = { ...template, kind: 'website' } as const
    for (const may of [canShareProject, canMoveProject]) {
      expect(may(owner, website)).toBe(true)
      expect(may({ ...owner, id: 'another' }, website)).toBe(false)
      expect(may(owner, template)).toBe(false)
    }
  },
)
