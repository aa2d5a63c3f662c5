import { type ComponentType, lazy, useEffect } from 'react'
import { anew } from './chunk-recovery'

type Part<P> = () => Promise<{ default: ComponentType<P> }>

/**
 * A part of a screen whose script is fetched when the part is shown, under a `Suspense`. Where it does
 * not come, the screen stays as it is, with what was typed; it is asked for again when the part is
 * shown again.
 *
 * @param Instead stands in its place then
 */
export function later<P extends object = object>(
  part: Part<P>,
  Instead: ComponentType<P> = () => null,
): ComponentType<P> {
  function Missing(props: P) {
    useEffect(
      () => () => {
        Current = fetched()
      },
      [],
    )
    return <Instead {...props} />
  }
  const fetched = () =>
    lazy(() =>
      part().catch(async () => {
        await anew()
        return { default: Missing }
      }),
    ) as unknown as ComponentType<P>
  let Current = fetched()
  return function Later(props) {
    return <Current {...props} />
  }
}

/**
 * A part of a screen that the server draws with it and whose script comes on its own, under a
 * `Suspense`. Where it does not come, what the server has drawn stays; a screen that the browser
 * draws keeps the fallback.
 */
export const takenOver = <P extends object>(part: Part<P>) =>
  lazy(() => part().catch(() => new Promise<never>(() => {})))
