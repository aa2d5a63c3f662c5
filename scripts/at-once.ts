/**
 * Does the work for each of a list, some at once. After a failure nothing new is begun.
 *
 * @param lanes how many are under way at most
 * @throws the first failure, once nothing is under way any more
 */
export async function atOnce<Each>(
  list: readonly Each[],
  work: (each: Each) => Promise<void>,
  lanes = 6,
): Promise<void> {
  const waiting = list.values()
  const failures: unknown[] = []
  const lane = async () => {
    for (const each of waiting) {
      if (failures.length > 0) return
      await work(each).catch((error) => failures.push(error))
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  if (failures.length > 0) throw failures[0]
}
