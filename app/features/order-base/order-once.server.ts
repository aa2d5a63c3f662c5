import { orders } from '~/db/schema'
import { making, type Submission, within } from '~/features/form-input/submission.server'

/** An order's form counts once, whoever its buyer has become since it was made, and while the order is there. */
export const orderOnce = (submission: Submission | undefined) =>
  making(orders, within('order', submission), ({ id }: { id: string }) => id)
