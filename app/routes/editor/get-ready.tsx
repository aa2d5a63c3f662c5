import { useEffect } from 'react'
import { routeScripts } from '~/components/shell/router'

/**
 * Fetches the script of every operation on sections before the first is used: the browser may be offline
 * by then. Only with script.
 */
export function GetReady() {
  useEffect(() => {
    // What is missing is fetched when it is used.
    for (const script of routeScripts('routes/editor/sections/'))
      import(/* @vite-ignore */ script).catch(() => {})
  }, [])
  return null
}
