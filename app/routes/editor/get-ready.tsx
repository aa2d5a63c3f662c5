import { useEffect } from 'react'
import { routeScripts } from '~/components/shell/router'
import type { Address } from '~/map'

const ofPage = ['undo', 'redo', 'skip', 'sections'] as const
const ofSection = ['style', 'step', 'duplicate', 'delete', 'swap'] as const
/** `vite.config.ts` names their files. */
export const operations: Address[] = [
  ...ofPage.map((what) => `/projects/:id/pages/:page/${what}` as const),
  ...ofSection.map((what) => `/projects/:id/sections/:section/${what}` as const),
]

/**
 * Fetches the script of every operation on sections before the first is used: the browser may be offline
 * by then. Only with script.
 */
export function GetReady() {
  useEffect(() => {
    for (const script of routeScripts(operations)) {
      // A missing script is fetched when it is used.
      import(/* @vite-ignore */ script).catch(() => {})
    }
  }, [])
  return null
}
