import type { Fault } from '~/faults'
import { errorText } from '~/messages/errors'

/** What an action answers when a rule said no; see `FaultScreen`. */
export type FaultAnswer = {
  fault: { code: string; text: string; field: string | null; retryAfter?: number }
  /** What somebody else has saved since the form was made; see `expectVersion`. */
  stored?: { version: number }
  /** The page the form was sent from, for the way back without script. */
  back?: string
}

/** A fault as screens get it: code, sentence, and the field it stands beside. */
export const faultAnswer = (fault: Fault): FaultAnswer => ({
  fault: {
    code: fault.code,
    text: errorText(fault),
    field: fault.details.field ?? null,
    ...(fault.retryAfter && { retryAfter: fault.retryAfter }),
  },
  ...(fault.details.stored && { stored: fault.details.stored }),
})
