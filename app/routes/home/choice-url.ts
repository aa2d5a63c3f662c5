import type { HomeChoice } from '~/features/panels/home-panels.server'

/** The address of Home with another variant of its sample section. */
export function choiceUrl(choice: HomeChoice, change: Partial<Record<keyof HomeChoice, string>>) {
  const { panel, orientation, color } = { ...choice, ...change }
  return `/?${new URLSearchParams({ panel, orientation, color })}`
}
