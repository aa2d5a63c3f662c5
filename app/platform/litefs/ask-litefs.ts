/** Facts that LiteFS gives about its own node. */
type LitefsInfo = {
  isPrimary: boolean
  /** Whether this node may become the primary: only those of the primary region (`litefs.yml`). */
  candidate: boolean
}

/** @returns null where LiteFS does not answer */
export const askLitefs = (litefs: string): Promise<LitefsInfo | null> =>
  fetch(new URL('/info', litefs), { signal: AbortSignal.timeout(2000) }).then(
    async (answer) => {
      const { isPrimary, candidate } = (await answer.json()) as Partial<LitefsInfo>
      return { isPrimary: isPrimary === true, candidate: candidate === true }
    },
    () => null,
  )
