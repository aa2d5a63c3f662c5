/**
 * Looks whether the screen's data can be had, and only then has it fetched: a framework that fetches
 * in vain would put the error screen in place of the screen. A failure is logged; nothing changes.
 *
 * @param ask the request that fails when fetching would
 */
export async function refreshQuietly(
  ask: () => Promise<{ ok: boolean; status: number }>,
  refresh: () => void,
): Promise<void> {
  try {
    const { ok, status } = await ask()
    if (!ok) throw new Error(`status ${status}`)
    refresh()
  } catch (error) {
    console.error('background refresh failed', error)
  }
}
