import type { WorkKind } from '~/shared/kinds'
import { orderMoveLabels } from './orders'
import { moveLabels } from './requests'

/** What the moves of each kind of work are called on the buttons that do them. */
export const moveLabelsOf: Record<WorkKind, Record<string, string>> = {
  request: moveLabels,
  order: orderMoveLabels,
}
