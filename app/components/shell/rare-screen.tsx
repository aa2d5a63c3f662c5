import { type ComponentType, lazy, Suspense } from 'react'
import { stays } from './chunk-recovery'
import { loadPart, type Part } from './lazy-part'

const toCome = new Set<() => Promise<void>>()

/**
 * Waits for the scripts of rare screens where the server drew one (each is a `MessageScreen`), before script
 * takes over the page: a press on what waits for its script would stop the page for good.
 */
export const loadRareScreens = () =>
  document.querySelector('.message-screen') && Promise.all([...toCome].map((load) => load()))

/**
 * A screen that hardly anybody sees, whose script is fetched when it is shown.
 *
 * @param Instead stands in its place when its script does not come
 */
export function rareScreen<P extends object = object>(
  part: Part<P>,
  Instead: ComponentType<P>,
): ComponentType<P> {
  let came: ComponentType<P> | null = null
  const fetched = () =>
    loadPart(part).catch(async () => {
      await stays()
      return { default: Instead }
    })
  // The server has it at hand, however long it takes when it is busy.
  const later = lazy(import.meta.env.SSR ? part : fetched)
  toCome.add(async () => {
    came = (await fetched()).default
  })
  return (props) => {
    // A lazy component takes what its part takes: the library's type says so for known props only.
    const Screen = came ?? (later as unknown as ComponentType<P>)
    return (
      <Suspense fallback={<main id="content" tabIndex={-1} />}>
        <Screen {...props} />
      </Suspense>
    )
  }
}
