import type { Project } from './project-access.server'

type Style = Pick<Project, 'primaryColor' | 'secondaryColor' | 'story' | 'corners' | 'typeface'>

/** What a copy takes along of a project's brand: its name and logo are its own. */
export const brandStyle = ({
  primaryColor,
  secondaryColor,
  story,
  corners,
  typeface,
}: Style): Style => ({
  primaryColor,
  secondaryColor,
  story,
  corners,
  typeface,
})
