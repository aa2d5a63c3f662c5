import { type ComponentType, lazy, Suspense } from 'react'
import { stays } from './chunk-recovery'
import { loadPart, type Part } from './lazy-part'

/**
 * A screen that hardly anybody sees, whose script is fetched when it is shown; what the server drew stands
 * until then.
 *
 * @param Instead stands in its place when its script does not come
 */
export function rareScreen<P extends object = object>(
  part: Part<P>,
  Instead: ComponentType<P>,
): ComponentType<P> {
  const later = lazy(() => {
    // The server has it at hand, however long it takes when it is busy.
    if (import.meta.env.SSR) return part()
    return loadPart(part).catch(async () => {
      await stays()
      return { default: Instead }
    })
  })
  // A lazy component takes what its part takes: the library's type says so for known props only.
  const Screen = later as unknown as ComponentType<P>
  return (props) => (
    <Suspense fallback={<main id="content" tabIndex={-1} />}>
      <Screen {...props} />
    </Suspense>
  )
}
