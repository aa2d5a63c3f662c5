import { expect, test } from 'vitest'
import { formDifferences } from '~/components/form/form-differences'
import { compared, formValues } from '~/routes/editor/pages/page-values'

test('both versions of a page say in words where its header and footer come from', () => {
  const page = {
    name: 'Home',
    parentId: null,
    nonNavigation: false,
    home: true,
    header: 'global' as const,
    footer: 'none' as const,
  }
  const typed = { name: 'Home', header: 'custom', footer: 'none' }
  const both = formDifferences(compared([], true), formValues(page), typed)
  expect(both.filter(({ stored, yours }) => stored !== yours)).toEqual([
    { label: 'Header', stored: 'Global', yours: 'Custom' },
  ])
  expect(formDifferences(compared([], false), formValues(page), { name: 'Start' })).toEqual([
    { label: 'Name', stored: 'Home', yours: 'Start' },
  ])
})
