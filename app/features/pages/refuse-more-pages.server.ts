import { DomainError } from '~/domain-error'
import { limits } from '~/permissions/limits'

/** @throws DomainError `project-full` (409) when a project with `count` pages has as many as it may */
export function refuseMorePages(count: number): void {
  const most = limits.pagesOfProject
  if (count >= most) throw new DomainError('project-full', 409, { values: { most } })
}
