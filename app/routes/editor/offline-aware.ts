import type { ClientActionFunctionArgs } from '@remix-run/react'

/**
 * The browser's side of a post: without an answer of ours (no network, or a proxy that answers in the
 * server's place: `form-retry.ts`) it answers `{ offline: true }` instead of failing, so that the
 * change is kept and sent again (see `SendChanges`).
 */
export async function offlineAware({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof TypeError) return { offline: true }
    throw error
  }
}
