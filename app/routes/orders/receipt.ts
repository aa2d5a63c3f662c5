import { DomainError } from '~/domain-error'
import { drawReceipt } from '~/features/receipts/draw-receipt.server'
import { receiptOf } from '~/features/receipts/receipt-of.server'
import { receiptMessages as say } from '~/messages/receipts'
import { contentDisposition } from '~/platform/files/headers'
import { memberOf } from '~/routes/http/member-of'
import { missingFile } from '~/routes/http/missing-file.server'
import { fileScreen } from '~/routes/http/screen-and-act.server'

/** The receipt of a paid order. */
export const loader = fileScreen(async ({ actor, params: { order = '' }, request }) => {
  try {
    const receipt = receiptOf(actor, order)
    const bytes = await drawReceipt(receipt, memberOf(actor).id)
    return new Response(new Uint8Array(bytes), {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': contentDisposition('attachment', say.file(receipt.number)),
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    })
  } catch (error) {
    if (error instanceof DomainError && error.status === 404) return missingFile(request)
    throw error
  }
})
