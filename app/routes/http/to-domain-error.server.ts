import type { AppLoadContext } from '@remix-run/node'
import { DomainError } from '~/domain-error'
import { storageError } from '~/platform/storage-error.server'

/** Error that stopped a screen or a form; null for our own failures. */
export const toDomainError = (error: unknown): DomainError | null =>
  error instanceof DomainError ? error : storageError(error)

/**
 * The same of a form: no browser brings files back with it, so where they were not kept, an error of the
 * storage says that they have to be chosen again.
 */
export function toFormError(
  error: unknown,
  { form, context }: { form: FormData | null; context: AppLoadContext },
): DomainError | null {
  const domainError = toDomainError(error)
  if (domainError?.status !== 503 || !form || context.filesKept || !hasFiles(form))
    return domainError
  const { code, status, details } = domainError
  return new DomainError(code, status, { ...details, values: { ...details.values, files: 1 } })
}

const hasFiles = (form: FormData): boolean =>
  [...form.values()].some((value) => typeof value !== 'string' && value.name !== '')
