import { type ComponentType, useEffect, useState } from 'react'
import { stays } from './chunk-recovery'

/** The script of a part of a screen. */
export type Part<P> = () => Promise<{ default: ComponentType<P> }>

/** Milliseconds after which a part counts as one that does not come. */
const patience = 10_000

const Nothing = () => null

/** @throws Error where the script of a part does not come */
export const loadPart = <P,>(part: Part<P>) =>
  Promise.race([
    part(),
    new Promise<never>((_, fail) => setTimeout(() => fail(new Error('too late')), patience)),
  ])

/**
 * A part of a screen whose script is fetched when the part is shown. Where it does not come, the
 * screen stays as it is, with what was typed; the next time it is shown it is asked for again, which
 * helps in browsers that do not keep what failed.
 *
 * @param Instead stands in its place when it does not come
 * @param Meanwhile stands there while it is on its way
 */
export function lazyPart<P extends object = object>(
  part: Part<P>,
  Instead: ComponentType<P> = Nothing,
  Meanwhile: ComponentType<P> = Nothing,
): ComponentType<P> {
  let came: ComponentType<P> | null = null
  return function Later(props) {
    const [Shown, show] = useState<ComponentType<P>>(() => came ?? Meanwhile)
    useEffect(() => {
      if (came) return
      let gone = false
      const put = (next: ComponentType<P>) => gone || show(() => next)
      loadPart(part).then(
        (it) => {
          came = it.default
          put(came)
        },
        () => stays().then(() => put(Instead)),
      )
      return () => {
        gone = true
      }
    }, [])
    return <Shown {...props} />
  }
}
