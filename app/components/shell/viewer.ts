import { useRouteLoaderData } from '@remix-run/react'
import type { MenuItem } from '~/permissions/menu-items'
import type { ManageFlag, Role } from '~/permissions/vocabulary'

/** Facts about the signed-in person that every screen may know. The root loader gives them. */
export type ViewerSummary = {
  id: string
  fullName: string
  email: string
  /** Address of the picture. */
  avatar: string | null
  role: Role
  organization: boolean
  /** The flags that count for this person. */
  flags: ManageFlag[]
  menu: MenuItem[]
  /** Row of the menu that is their first screen. */
  start: string
  /** Unopened notifications and invitations; 100 is the most that is counted. */
  bellCount: number
  /** Name of the person whose invitation to Panelry is not answered yet. */
  invitedBy?: string | null
  /** Has not seen the guided tour to its end. */
  tour: boolean
  /** Whether they are told of changes: not before they have a password of their own. */
  hears: boolean
}

/** The person who is signed in, or null. */
export function useViewer(): ViewerSummary | null {
  const root = useRouteLoaderData('root') as { viewer?: ViewerSummary | null } | undefined
  return root?.viewer ?? null
}

/** Whether the studio has anything on sale. */
export function useSelling(): boolean {
  const root = useRouteLoaderData('root') as { selling?: boolean } | undefined
  return root?.selling ?? false
}
