/** Works under way together. */
const lanes = 6

/** Does the work for each, some at once. The first failure ends it when nothing is under way any more. */
export async function atOnce<Each>(
  list: readonly Each[],
  work: (each: Each) => Promise<void>,
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
