import { type Actor, holds, isAdmin, isStaff } from './vocabulary'

/** The panel library: panels, their pictures, categories. */
export const canManagePanels = (actor: Actor): boolean => holds(actor, 'manageBlocks')

/** The drawing of a panel as a file of its own. */
export const canViewSvg = (actor: Actor): boolean => isAdmin(actor)

/** Turn SVG files into other forms. */
export const canConvert = (actor: Actor): boolean => isStaff(actor)
