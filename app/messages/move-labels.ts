import type { WorkKind } from '~/shared/kinds'
import { orderMoveLabels } from './orders'
import { moveLabels } from './requests'

/** Labels of the buttons for the moves of each kind of work. */
export const moveLabelsOf: Record<WorkKind, Record<string, string>> = {
  request: moveLabels,
  order: orderMoveLabels,
}
