import { DomainError } from '~/domain-error'
import { drawReceipt } from '~/features/receipts/draw-receipt.server'
import { findReceipt } from '~/features/receipts/find-receipt.server'
import { receiptMessages as say } from '~/messages/receipts'
import { contentDisposition } from '~/platform/files/headers'
import { missingFile } from '~/routes/http/missing-file.server'
import { requireMember } from '~/routes/http/require-member'
import { fileScreen } from '~/routes/http/screen-and-act.server'

/** The receipt of a paid order. */
export const loader = fileScreen(async ({ actor, params: { order = '' }, request }) => {
  try {
    const receipt = findReceipt(actor, order)
    const bytes = await drawReceipt(receipt, requireMember(actor).id)
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
