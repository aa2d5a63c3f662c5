/**
 * Forms that somebody has begun to fill in. They carry the version they were filled from: reading it again
 * would turn a stale form into a fresh one that overwrites what somebody else has saved. One with
 * `data-fresh` is a new, empty form whenever its key is new.
 */

const madeOf = (form: HTMLFormElement) =>
  form.querySelector<HTMLInputElement>('[name="version"], [data-fresh] > [name="key"]')?.value

/** Marks a form at the first change in it. @returns how to stop */
export function markFilled(): () => void {
  const mark = ({ target }: Event) => {
    const form = (target as HTMLInputElement).form
    if (form && !form.dataset.filled) form.dataset.filled = madeOf(form) ?? ''
  }
  document.addEventListener('input', mark)
  return () => document.removeEventListener('input', mark)
}

/**
 * Whether words are in the form of something new: it takes no other words, but may be gone with its screen.
 */
const hasWords = () => document.querySelector('form[data-filled=""] [name="key"]') !== null

/**
 * Whether reading the page again would lead away from such words: the right to its screen was taken, or its
 * subject is gone. A person who is signed out stays on the page and is asked to sign in.
 *
 * @param whose page it is
 */
export async function losesWords(whose = ''): Promise<boolean> {
  if (!hasWords()) return false
  const asked = { method: 'HEAD', redirect: 'manual', headers: { 'X-Typed-By': whose } } as const
  const { ok, status } = await fetch(location.href, asked).catch(() => Response.error())
  return !ok && status !== 401
}

/** Whether the page shows something that it shows only once: why a form was refused, and its text. */
export const showsOneTimeText = (): boolean =>
  document.querySelector('[data-once], [aria-invalid="true"]') !== null

/** Whether one is on the page that is still the one it was when its filling in began. */
export const isBeingFilled = (): boolean =>
  [...document.querySelectorAll<HTMLFormElement>('form[data-filled]:not([data-filled=""])')].some(
    (form) => form.dataset.filled === madeOf(form),
  )
