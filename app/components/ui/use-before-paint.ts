import { useEffect, useLayoutEffect } from 'react'

/** An effect before what was drawn is on the screen. On the server it runs as little as any other. */
export const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect
