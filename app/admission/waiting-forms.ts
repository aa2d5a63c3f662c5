import { makeQuota } from './quota.ts'

/**
 * A quota of forms that wait on a node until something takes them: as many of one network as an office
 * sends. What each has sent stays on the wire, but for some 64 KB.
 */
export const waitingForms = () => makeQuota(200, 20)
