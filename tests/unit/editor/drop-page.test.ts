import { expect, test } from 'vitest'
import { type DropPlace, dropPage } from '~/editor/drop-page'
import { pageTree } from '~/editor/tree'

const page = (id: string, order: number, parentId: string | null = null, facts = {}) => ({
  id,
  name: id,
  order,
  parentId,
  home: false,
  nonNavigation: false,
  ...facts,
})

const tree = pageTree([
  page('home', 0, null, { home: true }),
  page('about', 1),
  page('team', 2, 'about'),
  page('jobs', 3, 'about'),
  page('shop', 4),
])
const drop = (dragged: string, where: DropPlace['where'], over: string, nested = true) =>
  dropPage(tree, dragged, { over, where }, nested)

test('PAGE-14 a page is let go beside another one or onto it', () => {
  expect(drop('shop', 'before', 'about')).toBe(':1')
  expect(drop('home', 'after', 'shop')).toBe(':2')
  expect(drop('team', 'after', 'jobs')).toBe('about:1')
  expect(drop('jobs', 'before', 'home')).toBe(':0')
  expect(drop('shop', 'in', 'about')).toBe('about:2')
  expect(drop('shop', 'after', 'team')).toBe('about:1')
})

test('PAGE-14 a page cannot go where it is already, into itself or below itself', () => {
  expect(drop('shop', 'after', 'about')).toBeNull()
  expect(drop('team', 'before', 'jobs')).toBeNull()
  expect(drop('jobs', 'in', 'about')).toBeNull()
  expect(drop('about', 'in', 'about')).toBeNull()
  expect(drop('about', 'in', 'team')).toBeNull()
  expect(drop('about', 'before', 'jobs')).toBeNull()
})

test('the home page stays at the top level; so does every page of a guest', () => {
  expect(drop('home', 'in', 'about')).toBeNull()
  expect(drop('home', 'before', 'team')).toBeNull()
  expect(drop('shop', 'in', 'about', false)).toBeNull()
  expect(drop('shop', 'before', 'home', false)).toBe(':0')
})
