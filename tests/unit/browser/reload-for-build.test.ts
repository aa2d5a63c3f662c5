import { beforeEach, expect, test, vi } from 'vitest'
import {
  form,
  goTo,
  openPage,
  router,
  setHidden,
  setOnline,
  wait,
} from '#tests/fixtures/browser-page'
import { reloadForBuild } from '~/components/shell/reload-for-build'

let reload: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  vi.restoreAllMocks()
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) })
  sessionStorage.clear()
  openPage('/projects', '<form method="post"><input name="text"></form>')
  reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  vi.spyOn(document, 'activeElement', 'get').mockReturnValue(document.body)
})

test('a page of an earlier build is loaded again, once a minute at most', async () => {
  reloadForBuild()
  await wait(1_500)
  expect(reload).toHaveBeenCalledTimes(1)
  await wait(50_000)
  expect(reload).toHaveBeenCalledTimes(1)
  await wait(10_000)
  expect(reload).toHaveBeenCalledTimes(2)
})

const busy: Record<string, () => void> = {
  'nobody looks at it': () => setHidden(true),
  'there is no net': () => setOnline(false),
  'a screen is on its way': () => goTo('/requests'),
  'a change is on its way': () => router.state.fetchers.set('a', { state: 'submitting' }),
  'somebody is in a field': () =>
    vi.spyOn(document, 'activeElement', 'get').mockReturnValue(form().querySelector('input')),
  'something was typed': () => (form().dataset.filled = ''),
  'something is said once': () => form().setAttribute('data-once', ''),
  'a field is wrong': () => form().querySelector('input')?.setAttribute('aria-invalid', 'true'),
  'something is not stored yet': () =>
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { once: true }),
}

test.each(Object.keys(busy))('not while %s', async (when) => {
  busy[when]?.()
  reloadForBuild()
  await wait(1_200)
  expect(reload).not.toHaveBeenCalled()
})

test('it waits for the moment when nothing is lost', async () => {
  goTo('/requests')
  reloadForBuild()
  await wait(5_000)
  expect(reload).not.toHaveBeenCalled()
  router.state.navigation = { state: 'idle' }
  await wait(1_500)
  expect(reload).toHaveBeenCalledTimes(1)
})
