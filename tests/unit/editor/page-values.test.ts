import { expect, test } from 'vitest'
import { formValues, staleValues } from '~/routes/editor/pages/page-values'

test('both versions of a page say in words where its header and footer come from', () => {
  const page = {
    name: 'Home',
    parentId: null,
    nonNavigation: false,
    home: true,
    header: 'global' as const,
    footer: 'none' as const,
  }
  const typed = { ...formValues(page), header: 'custom' }
  expect(staleValues(page, typed, [])).toEqual([
    { label: 'Header', stored: 'Global', yours: 'Custom' },
  ])
})
