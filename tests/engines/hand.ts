import type { BrowserWindow } from './browser-window'

const patience = 45_000

/** Where a control stands that is called so, in the topmost dialog; a string says why it cannot be pressed. */
function findControl(name: string): { x: number; y: number } | string {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const called = (element: HTMLElement) =>
    [
      element.getAttribute('aria-label'),
      element.textContent?.replace(/\s+/g, ' ').trim(),
      ...[...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent.trim()),
    ].some((words) => words === name)
  const seen = (element: HTMLElement) =>
    element.getClientRects().length > 0 && element.checkVisibility?.() !== false
  const all = [...top.querySelectorAll<HTMLElement>('a, button, summary, input, textarea, select')]
  const control = all.filter((element) => !element.closest('[inert]') && seen(element)).find(called)
  if (!control) return `no “${name}”`
  control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const box = control.getClientRects()[0]
  if (!box || box.width === 0) return `“${name}” has no size`
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  const hit = document.elementFromPoint(x, y)
  const label = hit?.closest('label') as HTMLLabelElement | null | undefined
  if (!hit || !(control.contains(hit) || label?.control === control))
    return `“${name}” lies under ${hit?.tagName} ${hit?.textContent?.slice(0, 30)}`
  return { x, y }
}

/** What a person does with a window: looks for words, presses them, types. */
export function handOn(window: BrowserWindow, base: string) {
  const until = async <Answer>(what: string, look: () => Promise<Answer>): Promise<Answer> => {
    const deadline = Date.now() + patience
    let last: unknown
    for (;;) {
      try {
        const found = await look()
        if (found) return found
      } catch (error) {
        last = error
      }
      if (Date.now() > deadline) throw new Error(`${what}${last ? ` (${last})` : ''}`)
      await new Promise((done) => setTimeout(done, 100))
    }
  }
  /** Waits until a selector matches, and its text says so. */
  const see = (selector: string, words = '') =>
    until(`never saw ${selector} “${words}”`, () =>
      window.ask(
        ({ selector, words }) =>
          [...document.querySelectorAll<HTMLElement>(selector)].some(
            (element) => element.getClientRects().length > 0 && element.textContent.includes(words),
          ),
        { selector, words },
      ),
    )
  const press = async (name: string) => {
    const place = await until(`cannot press “${name}”`, async () => {
      const found = await window.ask(findControl, name)
      if (typeof found === 'string') throw new Error(found)
      return found
    })
    await window.pressAt(place.x, place.y)
  }
  return {
    open: (path: string) => window.open(base + path),
    see,
    press,
    until,
    fill: async (label: string, text: string) => {
      await press(label)
      await window.ask(() => (document.activeElement as HTMLInputElement | null)?.select(), null)
      await window.type(text)
    },
    /** An attribute of the first element that matches. */
    read: (selector: string, attribute: string) =>
      until(`no ${attribute} at ${selector}`, () =>
        window.ask(
          ({ selector, attribute }) =>
            document.querySelector(selector)?.getAttribute(attribute) ?? '',
          { selector, attribute },
        ),
      ),
    value: (selector: string) =>
      window.ask((it) => document.querySelector<HTMLInputElement>(it)?.value, selector),
    path: () => window.ask(() => location.pathname, null),
    count: (selector: string) => window.ask((it) => document.querySelectorAll(it).length, selector),
  }
}

export type Hand = ReturnType<typeof handOn>
