import type { AppLoadContext } from '@remix-run/node'
import { Fault } from '~/faults'
import { storageFault } from '~/platform/storage-fault.server'

/** What stopped a screen or a form; null for what is no fault of anybody's but ours. */
export const faultIn = (error: unknown): Fault | null =>
  error instanceof Fault ? error : storageFault(error)

/**
 * The same of a form: no browser brings files back with it, so where they were not kept, a fault of the
 * storage says that they have to be chosen again.
 */
export function faultOfForm(
  error: unknown,
  { form, context }: { form: FormData | null; context: AppLoadContext },
): Fault | null {
  const fault = faultIn(error)
  if (fault?.status !== 503 || !form || context.filesKept || !hasFiles(form)) return fault
  const { code, status, details } = fault
  return new Fault(code, status, { ...details, values: { ...details.values, files: 1 } })
}

const hasFiles = (form: FormData): boolean =>
  [...form.values()].some((value) => typeof value !== 'string' && value.name !== '')
