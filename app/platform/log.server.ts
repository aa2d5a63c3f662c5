import pino from 'pino'
import { env } from './env.server'

/** JSON lines on standard output. */
export const log = pino({ level: env.LOG_LEVEL, base: undefined })
