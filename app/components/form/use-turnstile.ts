import { type RefObject, useEffect, useState } from 'react'

export type Turnstile = { siteKey: string; script: string }

type Api = {
  render(
    holder: HTMLElement,
    options: { sitekey: string; 'error-callback': () => boolean; 'expired-callback': () => void },
  ): string
  reset(widget: string): void
  remove(widget: string): void
}

let loading: Promise<Api> | undefined

/** Loads Turnstile's script once; after a failure it is tried again. */
function load(script: string): Promise<Api> {
  loading ??= new Promise<Api>((resolve, reject) => {
    const element = document.createElement('script')
    element.src = script
    element.onload = () => {
      const api = (window as { turnstile?: Api }).turnstile
      if (api) resolve(api)
      else reject(new Error('no turnstile'))
    }
    element.onerror = reject
    document.head.append(element)
  }).catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}

/**
 * Shows Turnstile's widget in `holder`; it adds its answer to the form as `cf-turnstile-response`.
 *
 * @param asked another value shows a fresh widget: each answer counts once
 * @returns whether it is there; without it (no script, blocked, broken) the own captcha stays
 */
export function useTurnstile(
  holder: RefObject<HTMLElement>,
  turnstile: Turnstile | null,
  asked: string,
): boolean {
  const [shown, setShown] = useState(false)
  const { siteKey, script } = turnstile ?? {}

  // biome-ignore lint/correctness/useExhaustiveDependencies: a fresh one for each question
  useEffect(() => {
    if (!siteKey || !script) return
    let gone = false
    let remove = () => {}
    load(script).then(
      (api) => {
        if (gone || !holder.current) return
        const widget = api.render(holder.current, {
          sitekey: siteKey,
          'error-callback': () => {
            setShown(false)
            return true
          },
          'expired-callback': () => api.reset(widget),
        })
        remove = () => api.remove(widget)
        setShown(true)
      },
      () => setShown(false),
    )
    return () => {
      gone = true
      remove()
    }
  }, [holder, siteKey, script, asked])
  return shown
}
