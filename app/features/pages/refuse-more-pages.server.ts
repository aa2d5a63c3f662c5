import { Fault } from '~/faults'

/** Pages of one project at most: the editor lists all of them. */
export const mostPages = 500

/** @throws Fault `project-full` (409) when a project with `count` pages has as many as it may */
export function refuseMorePages(count: number): void {
  if (count >= mostPages) throw new Fault('project-full', 409, { values: { most: mostPages } })
}
